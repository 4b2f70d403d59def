import type { StoryWords } from './story-words.ts';

/** Whose a printed page is: after the company's name the account's last four digits, and no more of them. */
export const ownerOnPaper = (words: StoryWords, { number }: { readonly number: string }): RegExp =>
  new RegExp(` · ${words('shell').part('account', { lastFour: number.slice(-4) }).source}$`, 'u');
