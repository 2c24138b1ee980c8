/** The fallback of a page that cannot be rendered. */
export function PageError() {
  return (
    <main id="main" tabIndex={-1} className="container page-error">
      <h1>Unexpected Application Error!</h1>
      <p>
        This page could not be shown. Reload it, or go <a href="/">back to the home page</a>.
      </p>
    </main>
  );
}
