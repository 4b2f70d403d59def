import { useEffect, useEffectEvent, useState } from 'react';

/** How long nothing is asked after a key, in milliseconds: a burst is one question, and a letter has its lines at once. */
const pause = 60;

/** What stands in a field, what was said of it last, and what was told from here and has not been said back yet. */
interface Typed {
  readonly text: string;
  readonly said: string;
  readonly told: readonly string[];
}

/** What was told from here is said back in a form of its own, `1.00` for a `1`, and later than the next key: the text stays. */
function hear({ text, told }: Typed, said: string, meaningOf: (text: string) => string | null): Typed {
  if (said === meaningOf(text)) return { text, said, told: [] };
  const at = told.indexOf(said);
  return at < 0 ? { text: said, said, told: [] } : { text, said, told: told.slice(at + 1) };
}

/**
 * What stands in a field while it is typed, told once typing pauses. What is said from outside, by Back or by clearing all,
 * takes its place.
 * @param meaningOf a text as it is told and said; `null` for one that makes no sense, which is not told
 */
export function useTyped(
  said: string,
  meaningOf: (text: string) => string | null,
  onTyped: (meaning: string) => void,
): readonly [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: said, said, told: [] });
  if (typed.said !== said) setTyped(hear(typed, said, meaningOf));
  const meaning = meaningOf(typed.text);
  const tell = useEffectEvent((told: string) => {
    setTyped((before) => ({ ...before, told: [...before.told, told] }));
    onTyped(told);
  });
  useEffect(() => {
    if (meaning === null || meaning === said) return;
    const timer = setTimeout(() => tell(meaning), pause);
    return () => clearTimeout(timer);
  }, [meaning, said]);
  return [typed.text, (text) => setTyped((before) => ({ ...before, text }))];
}
