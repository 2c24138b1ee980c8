/** What stands in a form's fields now, by their names: typed, or filled in by the browser, before the form was hydrated. */
export function typedValues(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
