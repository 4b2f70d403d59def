import { blocksOthers, isOnItsWay, type PaymentStatus, paymentStatuses } from '@linework/domain';

/** The domain's rules about a payment's status, written as SQL over a row of `payment`: its names are their own. */
const listed = (statuses: readonly PaymentStatus[]): string =>
  `(${statuses.map((status) => `'${status}'`).join(', ')})`;

const blocks = (inSupportQueue: boolean) => (status: PaymentStatus) =>
  blocksOthers({ status, inSupportQueue });

const alwaysBlocks = listed(paymentStatuses.filter(blocks(true)));
const blocksUntilHandedOver = listed(paymentStatuses.filter(blocks(false)));

/** Whether its money is on its way, or may be. @param row the name of a row of `payment` */
export const onItsWaySql = (row: string): string =>
  `${row}.status IN ${listed(paymentStatuses.filter((status) => isOnItsWay({ status })))}`;

/** Whether it blocks any other. @param row the name of a row of `payment` */
export const blocksOthersSql = (row: string): string =>
  `(${row}.status IN ${alwaysBlocks} OR (${row}.status IN ${blocksUntilHandedOver} AND NOT ${row}.in_support_queue))`;
