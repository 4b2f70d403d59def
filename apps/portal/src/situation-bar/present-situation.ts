import { findCustomer, printClock, type Situation, type SituationsAnswer } from '@linework/review';

type Page = Pick<Situation, 'variant' | 'language'>;

/** What is looked at now, as a situation; `null` when nobody is signed in. */
export const presentSituation = ({ present, clock }: SituationsAnswer, page: Page): Situation | null =>
  present && {
    standing: present.standing,
    mobile: present.mobile,
    role: present.role,
    restriction: present.restriction,
    ...page,
    clock,
    customer: null,
  };

/** Whether a situation is what is looked at: the customer who stands for it, in that portal and language, on that day. */
export function isInSituation(answer: SituationsAnswer, situation: Situation, page: Page): boolean {
  const found = findCustomer(situation, answer.customers);
  return (
    found !== null &&
    found.customer.username === answer.present?.username &&
    found.customer.variant === page.variant &&
    situation.language === page.language &&
    (!answer.isClockMovable || printClock(situation.clock) === printClock(answer.clock))
  );
}
