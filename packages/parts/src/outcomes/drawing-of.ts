import {
  brokenCard,
  changedSheet,
  type DrawingShape,
  dayOnCalendar,
  lineWork,
  loosePlug,
  movedNextDoor,
  openHour,
  openStore,
  paperPlane,
  sentBack,
  tickedSheet,
  unplugged,
} from '@linework/design-system';
import { type OutcomeCode, type OutcomeFamily, outcomes } from '@linework/domain';

/** Places that are not there or not open, each true to what happened: they stand alone on their page. */
const placesOf: Partial<Record<OutcomeCode, DrawingShape>> = {
  'LW-SYS-010': loosePlug,
  'LW-SYS-020': loosePlug,
  'LW-SYS-040': loosePlug,
  'LW-SYS-030': lineWork,
  'LW-BIL-010': loosePlug,
  'LW-BIL-040': lineWork,
  'LW-BIL-020': movedNextDoor,
  'LW-PAY-030': openStore,
  'LW-PAY-031': openStore,
  'LW-PAY-032': openStore,
  'LW-PAY-033': openStore,
};

/** What another drawing tells better than its family's. */
const drawingsOf: Partial<Record<OutcomeCode, DrawingShape>> = {
  'LW-PAY-002': dayOnCalendar,
  'LW-PAY-021': dayOnCalendar,
  'LW-PAY-041': openHour,
  'LW-PAY-050': sentBack,
  'LW-APY-042': dayOnCalendar,
  'LW-AUT-030': openHour,
};

const drawingsOfFamilies = {
  success: tickedSheet,
  pending: paperPlane,
  checking: openHour,
  failure: brokenCard,
  information: changedSheet,
} as const satisfies Record<OutcomeFamily, DrawingShape>;

/** The drawing of an outcome's page, and whether it stands alone there. A card breaks only where a method was refused. */
export function drawingOf(code: OutcomeCode): { drawing: DrawingShape; layout: 'alone' | 'sheet' } {
  const place = placesOf[code];
  if (place) return { drawing: place, layout: 'alone' };
  const { family, httpStatus, moneyState } = outcomes[code];
  const isOurs = family === 'failure' && (httpStatus >= 500 || moneyState === 'notApplicable');
  const drawing = drawingsOf[code] ?? (isOurs ? unplugged : drawingsOfFamilies[family]);
  return { drawing, layout: 'sheet' };
}
