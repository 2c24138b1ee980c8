/** The built pages served by sirv, as its documentation advises for production: files known at the start, brotli and gzip beside them. */
import { createServer } from "node:http";
import sirv from "sirv";

const [folder = "build/client"] = process.argv.slice(2);
const serve = sirv(folder, { brotli: true, gzip: true, etag: true, maxAge: 3600 });
const server = createServer((request, response) => serve(request, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`Ready on http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
