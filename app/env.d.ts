/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly SITE_URL: string;
  readonly PUBLIC_BACKEND_URL: string;
  readonly PUBLIC_ANON_KEY: string;
  readonly CONTACT_PHONE: string;
  /** Empty where none is set. */
  readonly CONTACT_EMAIL: string;
  /** Empty where none is set. */
  readonly COMPANY_ADDRESS: string;
  /** `sha256-…` of the style sheet that a saved projection holds. */
  readonly BOARD_PACK_STYLE_HASH: string;
}
