/** Import files in the browser. */

/** Bytes that the server reads of a file. */
const FILE_LIMIT = 10 * 1024 * 1024;

/** The file with the type of its extension, or why it cannot be imported. */
export function typedFile(file: File): Blob | string {
  const ending = /\.(csv|json)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!ending) return "Choose a file that ends in .csv or .json.";
  if (file.size > FILE_LIMIT) return "It may have at most 10 MB.";
  if (file.size === 0) return "It is empty.";
  return file.slice(0, file.size, ending === "csv" ? "text/csv" : "application/json");
}
