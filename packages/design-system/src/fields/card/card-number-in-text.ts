/** Names and house numbers are shorter; the first eight digits of a card are already more than may be kept. */
const LONGEST_INNOCENT = 7;

const RUN_OF_DIGITS = /\d(?:[\s.\-–]*\d)*/g;

/** Text without any run of digits as long as a card number's beginning, and whether there was one. */
export function withoutCardNumber(text: string): { text: string; found: boolean } {
  let found = false;
  const cleaned = text.replace(RUN_OF_DIGITS, (run) => {
    if (run.replace(/\D/g, '').length <= LONGEST_INNOCENT) return run;
    found = true;
    return '';
  });
  return { text: found ? cleaned.replace(/\s{2,}/g, ' ').trim() : text, found };
}
