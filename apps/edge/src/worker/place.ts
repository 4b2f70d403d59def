import type { BusinessDate } from '@linework/domain';

/** Where something stands in the order in which a round goes through it: by its day, and on a day by account. */
export interface Place {
  readonly day: BusinessDate;
  readonly accountId: string;
  readonly id: string;
}

const nobody = '00000000-0000-0000-0000-000000000000';
/** Before the first of all. */
export const front: Place = { day: '0001-01-01', accountId: nobody, id: nobody };

/** So many at a time are read. It stands in the statements themselves: of a limit among the values a plan takes a tenth of all rows. */
export const pageSize = 200;
