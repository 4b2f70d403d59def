import type { CopyInstance } from '@linework/copy';

/** Whose papers a story prints, as its `paperOwner` parameter says; in the portal the session says it. */
export interface PaperOwner {
  readonly companyName: string;
  readonly accountNumber: string;
}

/** The line that the portal prints under its brand. */
export const ownerLine = (copy: CopyInstance, { companyName, accountNumber }: PaperOwner): string =>
  `${companyName} · ${copy.t('account', { ns: 'shell', lastFour: accountNumber.slice(-4) })}`;
