import type { NextAction } from '@linework/domain';
import { paths } from '../addresses/paths.ts';
import type { PortalToggles } from '../configuration/portal-configuration.ts';
import { isBuilt } from '../routes/is-built.ts';

/** The page of this portal that a next action leads to. */
export const outcomeAddresses = {
  dismiss: paths.billing.payBill(),
  backToBilling: paths.billing.payBill(),
  seePayment: paths.billing.payBill(),
  askAnAdmin: paths.billing.payBill(),
  goToBilling: paths.billing.payBill(),
  goHome: paths.root(),
  openSettings: paths.settings(),
  manageAutoPay: paths.flow('auto-pay-manage'),
  // What Auto Pay uses is deleted once another is chosen for it, and from there the customer comes back.
  chooseForAutoPay: paths.flow('auto-pay-manage', { step: 'method', back: 'wallet' }),
  turnOnAutoPay: paths.flow('auto-pay-enroll'),
  manageScheduled: paths.flow('scheduled-payment'),
  viewScheduled: paths.flow('scheduled-payment'),
  scheduleAnother: paths.flow('one-time-payment', { when: 'later' }),
  // What is left may be no amount that the payment offers: it is chosen there.
  makePayment: paths.flow('one-time-payment'),
} as const satisfies Partial<Record<NextAction, string>>;

export const hasAddress = (action: NextAction): action is keyof typeof outcomeAddresses =>
  Object.hasOwn(outcomeAddresses, action);

/** Whether a next action leads anywhere yet: one whose page is not built is not shown. */
export const isOffered = (action: NextAction, toggles: PortalToggles): boolean =>
  !hasAddress(action) || isBuilt(outcomeAddresses[action], toggles);
