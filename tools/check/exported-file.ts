/** What a pattern's `*` stands for in a face: one folder's or one file's name. */
function namedBy(pattern: string, face: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined || !face.startsWith(before) || !face.endsWith(after)) return undefined;
  const name = face.slice(before.length, face.length - after.length);
  return name === '' || name.includes('/') ? undefined : name;
}

/**
 * The file that a face of a package leads to (`./paperless`), as Node finds it in `exports`: by its own row, else by the
 * longest pattern that it fits (`./*.machine` before `./*`). Node lets a pattern reach into folders of folders; ours do not.
 */
export function exportedFile(exports: Readonly<Record<string, string>>, face: string): string | undefined {
  const own = exports[face];
  if (own) return own;
  const patterns = Object.keys(exports).filter((pattern) => namedBy(pattern, face) !== undefined);
  const [pattern] = patterns.toSorted((one, other) => other.length - one.length);
  return pattern && exports[pattern]?.replaceAll('*', namedBy(pattern, face) ?? '');
}
