import { everyPage, type Round } from '../../../worker/round.ts';
import { type Found, findPayments, type Search } from './find-payments.ts';
import type { PaymentRoundServices } from './round-services.ts';

/** Every payment that is looked for. */
export const waitingPayments = (
  services: PaymentRoundServices,
  round: Round,
  search: Search,
): AsyncGenerator<Found, void, undefined> =>
  everyPage(services, round, {
    name: search.name,
    pageAfter: async (place) => await findPayments(services.database, search, place),
    placeOf: ({ payment, accountId, paymentId }) => ({ day: payment.paymentDate, accountId, id: paymentId }),
  });
