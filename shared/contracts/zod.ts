/**
 * zod for contracts that a page checks in the browser: there it must not try to
 * compile its checks, which the Content-Security-Policy forbids and reports.
 */
import { config, z } from "zod";

if (typeof document !== "undefined") config({ jitless: true });

export { z };
