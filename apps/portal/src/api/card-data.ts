import { type CardDataAnswer, restPaths } from '@linework/contract';
import type { CardDataRequest } from '@linework/domain';
import { call } from './http.ts';

/** The one call that carries card and bank numbers. @throws CallProblem with the fields that were refused */
export const sendCardData = (request: CardDataRequest): Promise<CardDataAnswer> =>
  call(restPaths.cardData, { method: 'POST', body: request });
