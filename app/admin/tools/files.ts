/** Import files in the browser. */

/** Bytes that the server reads of a file. */
const FILE_LIMIT = 10 * 1024 * 1024;

/**
 * What is in the file, with the type of its extension, or why it cannot be imported. It is read once: what is looked
 * at is what is imported, whatever becomes of the file meanwhile.
 */
export async function typedFile(file: File): Promise<Blob | string> {
  const ending = /\.(csv|json)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!ending) return "Choose a file that ends in .csv or .json.";
  if (file.size > FILE_LIMIT) return "It may have at most 10 MB.";
  if (file.size === 0) return "It is empty.";
  try {
    return new Blob([await file.arrayBuffer()], { type: ending === "csv" ? "text/csv" : "application/json" });
  } catch (error) {
    console.warn("The chosen file could not be read.", error);
    return "The browser could not read it: it was changed or moved since you chose it. Choose it again.";
  }
}
