/** The built pages served by sirv as its documentation advises for production: files known at the start, compressed forms beside them. */
import { createServer } from "node:http";
import sirv from "sirv";

const serve = sirv("build/client", { brotli: true, gzip: true, etag: true, maxAge: 3600 });
createServer((request, response) => serve(request, response)).listen(Number(process.env.PORT), process.env.HOST);
