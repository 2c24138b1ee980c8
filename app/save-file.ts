/** Downloads a file from memory. */
export function saveFile({ file, name }: { file: Blob; name: string }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
