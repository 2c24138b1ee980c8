/** Why a server cannot listen, and what to do about it, in one line. */
export function listenProblem(error: NodeJS.ErrnoException, env: { PORT: number; HOST: string }): string {
  if (error.code === "EADDRINUSE")
    return `port ${env.PORT} is taken, perhaps by this site started before; stop that, or set PORT`;
  if (error.code === "EACCES") return `port ${env.PORT} is not allowed to this user; set PORT to 1024 or more`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `this machine has no address ${env.HOST} (HOST)`;
  return error.message;
}
