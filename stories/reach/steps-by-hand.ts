import type { OutcomeCode } from '@linework/domain';
import { outcomeOrigins } from '@linework/review';
import { ownText, type TextPlace, textIn } from '../atlas/flow-words.ts';

/** Where it is told what to do to meet an outcome: beside the flow that it is met in, else with the steps of no flow. */
export function stepsByHand(code: OutcomeCode): TextPlace | null {
  const [own] = outcomeOrigins[code].occursOn.flatMap((place) => ownText(place, 'steps', code) ?? []);
  return own ?? textIn('reach', 'byHand', code);
}
