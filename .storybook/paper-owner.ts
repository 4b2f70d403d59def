import type { CopyInstance } from '@linework/copy';

/** Whose papers a story prints, as its `paperOwner` parameter says; in the portal the session says it. */
export interface PaperOwner {
  readonly companyName: string;
  /** The account’s own number, of which the last four digits are printed. */
  readonly number: string;
}

/** The line that the portal prints under its brand. */
export const ownerLine = (copy: CopyInstance, { companyName, number }: PaperOwner): string =>
  `${companyName} · ${copy.t('account', { ns: 'shell', lastFour: number.slice(-4) })}`;
