import { Outlet, useLoaderData } from "react-router";
import { adminPages } from "../../content/admin-pages.ts";
import { pathList } from "../../content/path-list.ts";
import { AdminHead } from "../admin/head.tsx";
import { Shell } from "../admin/shell.tsx";

/** The operators' pages alone are an application as a whole; each has a file of app/admin. */
export const handle = { hydrate: true };

/** The site's pages as they were built: entries that speak of another one are shown as such. */
export const loader = () => ({
  pages: [...pathList, "/contact", ...adminPages.map(({ path }) => path)],
});

/** They were read when the page was built, and there is nobody to ask again. */
export const shouldRevalidate = () => false;

export default function Admin() {
  const { pages } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-index="no">
      <div className="container">
        <Shell head={<AdminHead />}>
          <Outlet context={{ pages }} />
        </Shell>
      </div>
    </main>
  );
}
