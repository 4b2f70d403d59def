/** A phone asks its owner first, and reads what it saves after that: so long it may take, in milliseconds. */
const askedFor = 10 * 60_000;

/** Hands a file to the browser, which saves it by that name. */
export function saveFile(content: Blob, name: string): void {
  const kept = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = kept;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(kept), askedFor);
}
