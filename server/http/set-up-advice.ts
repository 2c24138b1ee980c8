/** What requests show of a set-up that is not safe: said once, in the log and on the operators' overview. */
import type { IncomingMessage } from "node:http";
import type { Log } from "../log/log.ts";
import { cameByProxy } from "./client-address.ts";

export interface SetUpAdvice {
  /** Sentences for whoever runs the server; more may come. */
  readonly given: readonly string[];
  /** Looks at a request. */
  look(request: IncomingMessage): void;
}

interface Settings {
  hasPassword: boolean;
  trustProxy: number;
  log: Log;
}

const NO_PASSWORD =
  "Set OPERATOR_PASSWORD: a request came through a proxy or from another site's page, and without a password the operators' pages are closed to all but this machine.";
const NO_PROXY =
  "Set TRUST_PROXY to the number of proxies in front: requests carry X-Forwarded-For, which is not believed, so all visitors count as one, and ten wrong passwords by a stranger lock every operator out.";

export function watchSetUp({ hasPassword, trustProxy, log }: Settings): SetUpAdvice {
  const given: string[] = [];
  const advise = (advice: string) => {
    given.push(advice);
    log.error("set-up", { advice });
  };
  let passwordIsMissing = !hasPassword;
  let proxyIsUnknown = trustProxy === 0;
  return {
    given,
    look({ headers, socket }) {
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
