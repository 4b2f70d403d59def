import { useEffect, useEffectEvent, useState } from 'react';

/** How long nothing is asked after a key, in milliseconds: a burst is one question, and a letter has its lines at once. */
const pause = 60;

/**
 * What stands in a field while it is typed, told once typing pauses. What is said from outside, by Back or by clearing all,
 * takes its place.
 */
export function useTyped(
  said: string,
  onTyped: (text: string) => void,
): readonly [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: said, said });
  if (typed.said !== said) setTyped({ text: said === typed.text.trim() ? typed.text : said, said });
  const tell = useEffectEvent(() => {
    if (typed.text.trim() !== said) onTyped(typed.text.trim());
  });
  useEffect(() => {
    if (typed.text === '' && said === '') return;
    const timer = setTimeout(tell, pause);
    return () => clearTimeout(timer);
  }, [typed.text, said]);
  return [typed.text, (text) => setTyped((before) => ({ ...before, text }))];
}
