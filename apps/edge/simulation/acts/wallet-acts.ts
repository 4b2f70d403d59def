import { EditPaymentMethodDocument, type GraphSchema } from '@linework/contract';
import { decide } from '../model/agree.ts';
import type { Customer, Method } from '../model/customer.ts';
import type { Act } from '../steps.ts';
import { cardNumberOf, cards } from '../world/people.ts';
import type { Planned, Scene, Told } from './scene.ts';

/** Gives the saved card another number; `null` where the number cannot be proved now. */
export async function planReplacement(
  { world, customer, key }: Scene,
  act: Extract<Act, { act: 'replace' }>,
): Promise<Planned | null> {
  const behaves = cards[act.card % cards.length] ?? 'approved';
  const cardDataToken = await world.proveNumber(customer.browser, cardNumberOf(behaves));
  if (cardDataToken === null) return null;
  const { id: methodId, version } = customer.card;
  const input: GraphSchema.EditMethodInput = {
    accountId: customer.id,
    methodId,
    version,
    name: null,
    makePreferred: false,
    cardDataToken,
  };
  const isDebited = customer.autoPay?.method === methodId;
  const send = async (): Promise<Told> => {
    const data = await world.ask(customer.browser, EditPaymentMethodDocument, { input }, key);
    const { ending, outcome } = data?.editPaymentMethod ?? {};
    const isDone = ending === 'edited';
    return {
      line: `replaces ${customer.card.behaves} by ${behaves}: ${ending} ${outcome}`,
      isDone,
      learn: (one, { now, after }) => {
        if (isDone) replaceCard(one, behaves, after.tokens[methodId] ?? '', now);
      },
      wrong: [],
      ...(isDone && isDebited && { deed: 'replacesDebited' as const }),
    };
  };
  return { key, makes: null, send };
}

/** What uses the card goes on with the new number. The same number again is no other card. */
function replaceCard(customer: Customer, behaves: string, token: string, now: Date): void {
  const { card } = customer;
  const replaced: Method = {
    ...card,
    behaves,
    token,
    before: [...card.before, { token: card.token, until: now }],
    version: card.version + 1,
  };
  customer.card = replaced;
  if (behaves !== card.behaves) decide(customer, `methodRemoved/${card.id}`);
  decide(customer, `methodAdded/${card.id}`);
}
