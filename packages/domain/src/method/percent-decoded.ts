/** A text as it reads, and where each part of it stands in what was written. */
export interface Reading {
  readonly text: string;
  /** For each place in `text`, and for its end, the place in what was written. */
  readonly at: readonly number[];
}

/** The escapes of one character each, or one that is part of none. */
const escapes =
  /%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-9a-f](?:%[89ab][0-9a-f]){3}|%[89a-f][0-9a-f]/gi;

/** As it is written, each place where it stands. */
export const asWritten = (text: string): Reading => ({
  text,
  at: Array.from({ length: text.length + 1 }, (_, place) => place),
});

/** What the escapes of a character stand for; a blank where they are none’s. */
function decoded(character: string): string {
  try {
    return decodeURIComponent(character);
  } catch {
    return ' ';
  }
}

/** What a text reads once the escapes of addresses in it, such as `%34` for 4, are read as what they stand for. */
export function percentDecoded({ text, at }: Reading): Reading {
  let read = '';
  let done = 0;
  const places: number[] = [];
  const copyTo = (end: number) => {
    read += text.slice(done, end);
    for (; done < end; done += 1) places.push(at[done] ?? 0);
  };
  for (const { 0: escaped, index } of text.matchAll(escapes)) {
    copyTo(index);
    const character = decoded(escaped);
    read += character;
    for (let unit = 0; unit < character.length; unit += 1) places.push(at[index] ?? 0);
    done = index + escaped.length;
  }
  copyTo(text.length);
  places.push(at[text.length] ?? 0);
  return { text: read, at: places };
}
