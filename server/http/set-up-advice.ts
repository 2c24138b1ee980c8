/** What is not right in a set-up, said once and on the operators' overview: from the settings at the start, from requests in the log. */
import type { IncomingMessage } from "node:http";
import type { BuildSettings } from "../../shared/build-settings.ts";
import type { Log } from "../log/log.ts";
import { cameByProxy, isThisMachine } from "./client-address.ts";

export type SetUpAdvice = ReturnType<typeof watchSetUp>;

interface Settings {
  hasPassword: boolean;
  trustProxy: number;
  log: Log;
  /** What the settings already show. */
  known?: readonly string[];
}

/** What the law requires on a site that strangers can reach, and is not set. */
export function missingByLaw(env: Pick<BuildSettings, "SITE_URL" | "COMPANY_NAME" | "COMPANY_ADDRESS">): string[] {
  const missing = (["COMPANY_NAME", "COMPANY_ADDRESS"] as const).filter((name) => env[name] === "");
  if (missing.length === 0 || isThisMachine(env.SITE_URL)) return [];
  return [
    `This site may not go public like this: set ${missing.join(" and ")}, which Article 13(1)(a) of the GDPR and Article 5 of the E-Commerce Directive require on its pages.`,
  ];
}

const NO_PASSWORD =
  "Set OPERATOR_PASSWORD: a request came through a proxy or from another site's page, and without a password the operators' pages are closed to all but this machine.";
const NO_PROXY =
  "Set TRUST_PROXY to the number of proxies in front: requests carry X-Forwarded-For, which is not believed, so all visitors count as one, and ten wrong passwords by a stranger lock every operator out.";

export function watchSetUp({ hasPassword, trustProxy, log, known = [] }: Settings) {
  const given = [...known];
  const advise = (advice: string) => {
    given.push(advice);
    log.error("set-up", { advice });
  };
  let passwordIsMissing = !hasPassword;
  let proxyIsUnknown = trustProxy === 0;
  return {
    /** Sentences for whoever runs the server; more may come. */
    given,
    /** Looks at a request. */
    look({ headers, socket }: IncomingMessage) {
      if (proxyIsUnknown && headers["x-forwarded-for"] !== undefined) {
        proxyIsUnknown = false;
        advise(NO_PROXY);
      }
      if (passwordIsMissing && cameByProxy(socket.remoteAddress ?? "", headers)) {
        passwordIsMissing = false;
        advise(NO_PASSWORD);
      }
    },
  };
}
