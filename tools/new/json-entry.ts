import { applyEdits, modify } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' } as const;

const familyOf = (code: string): string => code.slice(0, 'LW-XXX'.length);

/** Where a code stands among names: in its family by number, a family that is not there yet at the end. */
function indexOf(names: readonly string[], code: string): number {
  const before = names.findLastIndex((name) => familyOf(name) === familyOf(code) && name < code);
  const first = names.findIndex((name) => familyOf(name) === familyOf(code));
  if (before >= 0) return before + 1;
  return first >= 0 ? first : names.length;
}

/** A JSON file with one name more below `place`, and not a character besides. */
export const withEntry = (file: string, place: readonly string[], name: string, value: unknown): string =>
  applyEdits(
    file,
    modify(file, [...place, name], value, {
      formattingOptions,
      getInsertionIndex: (names) => indexOf(names, name),
    }),
  );
