import { useCopy } from '@linework/copy';
import {
  AutoPayIcon,
  BankIcon,
  CalendarIcon,
  CardIcon,
  EditIcon,
  type IconShape,
  LockIcon,
  type WayOn,
} from '@linework/design-system';
import type { NextAction } from '@linework/domain';
import { waysOnCopy } from './ways-on.copy.ts';

/** The next actions that are another way to what the customer wanted, and no way out. */
const icons = {
  tryAgain: AutoPayIcon,
  checkSecurityCode: LockIcon,
  enterNumbers: BankIcon,
  changeDate: CalendarIcon,
  useAnotherMethod: CardIcon,
  changeAmount: EditIcon,
} as const satisfies Partial<Record<NextAction, IconShape>>;
type Way = keyof typeof icons;

const isWay = (action: NextAction): action is Way => Object.hasOwn(icons, action);

/** Fewer than these are buttons: a list of one is none. */
const fewest = 2;

/**
 * Parts next actions into ways on, a row each, and what else can be done.
 * @param first the saved method to offer before all of them
 */
export function useWaysOn(
  actions: readonly NextAction[],
  first: WayOn | null,
  onAction: (action: NextAction) => void,
): { ways: readonly WayOn[]; others: readonly NextAction[] } {
  const { t } = useCopy(waysOnCopy);
  const rows = actions.filter(isWay).map((way) => ({
    id: way,
    icon: icons[way],
    title: t(`${way}.title`),
    note: t(`${way}.note`),
    verb: t(`${way}.verb`),
    onPress: () => onAction(way),
  }));
  const ways = first && rows.length > 0 ? [first, ...rows] : rows;
  if (ways.length < fewest) return { ways: [], others: actions };
  return { ways, others: actions.filter((action) => !isWay(action)) };
}
