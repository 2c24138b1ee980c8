/** Values of a form's fields before hydration, typed or autofilled, by name. */
export function typedValues(form: HTMLFormElement | null): Record<string, string> {
  if (!form) return {};
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
