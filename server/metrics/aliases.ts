/** Old names of metrics, still exposed in 1.x so that dashboards and alerts can move over; to be removed in 2.0. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  http_requests_rate_limited_total: "limits_hit_total",
  chat_time_to_first_token_seconds: "chat_first_word_seconds",
  chat_engine_restarts_total: "chat_engine_failures_total",
  store_errors_total: "store_unavailable_total",
};

/** A scrape in the Prometheus text format, with each renamed metric repeated under its old name. */
export function withAliases(scrape: string): string {
  const metrics = scrape.trimEnd().split(/\n\n(?=# HELP )/);
  const aliases = metrics.flatMap((metric) => {
    const name = /^# HELP (\S+)/.exec(metric)?.[1] ?? "";
    const old = OLD_NAMES[name];
    if (!old) return [];
    return metric.replaceAll(name, old).replace(/^# HELP .*/, `# HELP ${old} Deprecated: use ${name}.`);
  });
  return `${[...metrics, ...aliases].join("\n\n")}\n`;
}
