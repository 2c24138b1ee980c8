/** Files that the browser gives and takes. */

/** Bytes that the server reads of a file. */
const FILE_LIMIT = 10 * 1024 * 1024;

/** The file under the type that its name says, or why it cannot be imported. */
export function typedFile(file: File): Blob | string {
  const ending = /\.(csv|json)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!ending) return "Choose a file that ends in .csv or .json.";
  if (file.size > FILE_LIMIT) return "It may have at most 10 MB.";
  if (file.size === 0) return "It is empty.";
  return file.slice(0, file.size, ending === "csv" ? "text/csv" : "application/json");
}

/** Hands a file to the browser to keep. */
export function saveFile({ file, name }: { file: Blob; name: string }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
