import "./styles/index.ts";
import type { ReactNode } from "react";
import { Links, Meta, Outlet } from "react-router";
import { colours } from "../shared/brand-looks.ts";
import displayFont from "./fonts/display.woff2";
import textFont from "./fonts/text.woff2";
import { PageScripts, useIsApplication } from "./page-scripts.tsx";
import { Chat } from "./sections/chat.tsx";
import { Footer } from "./sections/footer.tsx";
import { Header } from "./sections/header.tsx";
import { FALLBACK_ICON, FAVICON, touchIcon } from "./seo/icons.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[textFont, displayFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        <link rel="icon" href={FALLBACK_ICON.src} sizes="32x32" />
        <link rel="icon" href={FAVICON} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon.src} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.paper.night} />
        <meta name="theme-color" content={colours.paper.day} />
        <link rel="alternate" type="application/atom+xml" title="Insights" href="/feed.xml" />
        <PageScripts />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        {/* Operators' pages are full of rows and buttons of their own. */}
        <Chat atFoot={useIsApplication()} />
        <Header />
        {children}
        <Footer />
        <div id="toasts" aria-live="polite" />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The fallback of a page that cannot be rendered. */
export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1} className="container page-error">
      <h1>Unexpected Application Error!</h1>
      <p>
        This page could not be shown. Reload it, or go <a href="/">back to the home page</a>.
      </p>
    </main>
  );
}
