import type { RangeStep, StatementRange } from '@linework/domain';
import type { DocumentWords } from './document-words.ts';

/** What a step of a range is, in the words that its PDF and its file for spreadsheets both have. */
export function stepText(
  { t, activityText }: DocumentWords,
  { from: day, linesLeftOut: count }: StatementRange,
  what: RangeStep['what'],
): string {
  if (what === 'opening') return t('range.opening', { day });
  return what === 'leftOut' ? t('range.leftOut', { count }) : activityText(what);
}
