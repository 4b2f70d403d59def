import type { OutcomeCode } from '@linework/domain';
import { outcomeOrigins } from '@linework/review';
import { notesOf, type ResultPage } from '../atlas/flow-notes.ts';

/** Where no flow meets a code, as where only a direct call can: told by whatever a flow of that family would tell it by. */
const otherwise = (code: OutcomeCode): ResultPage => (code.startsWith('LW-PAY-') ? 'payment' : 'outcome');

/**
 * What an outcome that has a page is told by, in every place that meets it, each once. A flow's own dialog stands in the
 * stories of that flow.
 */
export function resultPagesOf(code: OutcomeCode): ReadonlySet<ResultPage> {
  const told = outcomeOrigins[code].occursOn.flatMap((place) => notesOf(place)?.resultPage ?? []);
  const pages = new Set(told.filter((page) => page !== 'dialog'));
  return pages.size > 0 ? pages : new Set([otherwise(code)]);
}
