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

/** Ways of which it is said that the amount, or the rest of a payment, stays. */
const tellOfAmount: readonly Way[] = ['useAnotherMethod', 'changeAmount', 'changeDate'];

/** Fewer than these are buttons: a list of one is none. */
const fewest = 2;

/** What is to be paid. */
interface WaysOnOf {
  /** Whether its amount is known: elsewhere there is none to keep, and nothing to pay twice. */
  readonly isOfAmount: boolean;
  readonly takesBankAccounts: boolean;
  /** Whether nothing is wrong with the method: the same payment again then comes before a saved one. */
  readonly isSameFirst: boolean;
  /** Whether it was the bank's page that failed: what is tried again is that, and nothing was entered. */
  readonly isAtBank: boolean;
}

/**
 * Parts next actions into ways on, a row each, and what else can be done.
 * @param saved the saved method to offer before all of them, but the same payment where that comes first
 */
export function useWaysOn(
  actions: readonly NextAction[],
  saved: WayOn | null,
  onAction: (action: NextAction) => void,
  { isOfAmount, takesBankAccounts, isSameFirst, isAtBank }: WaysOnOf,
): { ways: readonly WayOn[]; others: readonly NextAction[] } {
  const { t } = useCopy(waysOnCopy);
  const wordsOf = (way: Way) => {
    if (way === 'tryAgain' && isAtBank) return 'connectAgain';
    if (way === 'tryAgain' && !isOfAmount) return 'tryDetailsAgain';
    return way === 'useAnotherMethod' && !takesBankAccounts ? 'useAnotherCard' : way;
  };
  const rows = actions.filter(isWay).map((way) => ({
    id: way,
    icon: icons[way],
    title: t(`${wordsOf(way)}.title`),
    // What is said of the amount is not said where there is none.
    ...((isOfAmount || !tellOfAmount.includes(way)) && { note: t(`${wordsOf(way)}.note`) }),
    verb: t(`${wordsOf(way)}.verb`),
    onPress: () => onAction(way),
  }));
  const at = isSameFirst && rows[0]?.id === 'tryAgain' ? 1 : 0;
  const ways = saved && rows.length > 0 ? [...rows.slice(0, at), saved, ...rows.slice(at)] : rows;
  if (ways.length < fewest) return { ways: [], others: actions };
  return { ways, others: actions.filter((action) => !isWay(action)) };
}
