/** Ends with one line where a setting is bad, or the port is taken: before a build that takes a while, or is made with it. */
import { once } from "node:events";
import { createServer } from "node:net";
import { readEnv } from "../server/env.ts";
import { listenProblem } from "../server/http/lifecycle.ts";

try {
  const env = readEnv(process.env);
  const server = createServer().listen(env.PORT, env.HOST);
  await once(server, "listening").catch((error) => {
    throw new Error(listenProblem(error, env));
  });
  server.close();
} catch (error) {
  console.error(`Cannot start: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
