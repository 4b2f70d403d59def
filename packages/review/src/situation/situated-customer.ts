import type { CustomerDimension, Situation } from './situation.ts';

/** Somebody with a published sign-in, and the situation in which they were made. */
export interface SituatedCustomer extends Pick<Situation, CustomerDimension> {
  readonly username: string;
  /** The name of the sample customer. */
  readonly customer: string;
  /** What is special about the account, in a line. */
  readonly what: string;
}

/** What tells two people apart, what matters most to what is seen first. */
const byWeight = [
  'role',
  'variant',
  // Few have mobile service: whoever asks for it means it.
  'mobile',
  'standing',
  'restriction',
] as const satisfies readonly CustomerDimension[];

export interface FoundCustomer {
  readonly customer: SituatedCustomer;
  /** In what they differ from what was asked for; nothing when they are in exactly that situation. */
  readonly differsIn: readonly CustomerDimension[];
}

/**
 * Who is in a situation; the nearest when nobody is in exactly that one, the first of those who are equally near.
 * @param pinned must hold whatever else differs: what a reviewer has just chosen
 * @returns `null` when there is nobody for whom the pinned value holds
 */
export function findCustomer(
  situation: Pick<Situation, CustomerDimension | 'customer'>,
  customers: readonly SituatedCustomer[],
  pinned?: CustomerDimension,
): FoundCustomer | null {
  const ranked = customers
    .filter((customer) => !pinned || customer[pinned] === situation[pinned])
    .map((customer) => {
      const differsIn = byWeight.filter((dimension) => customer[dimension] !== situation[dimension]);
      const isNamed = situation.customer !== null && customer.customer === situation.customer;
      // Each dimension outweighs all that follow it; a customer asked for by name outweighs them all.
      const distance = byWeight.reduce(
        (sum, dimension) => sum * 2 + (differsIn.includes(dimension) ? 1 : 0),
        situation.customer !== null && !isNamed ? 1 : 0,
      );
      return { found: { customer, differsIn }, distance };
    })
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.found ?? null;
}

/** The situation that a customer was made in, in the language and on the day of another. */
export const situationOf = (
  { standing, mobile, role, restriction, variant, customer }: SituatedCustomer,
  { language, clock }: Pick<Situation, 'language' | 'clock'>,
  isNamed: boolean,
): Situation => ({
  standing,
  mobile,
  role,
  restriction,
  variant,
  language,
  clock,
  customer: isNamed ? customer : null,
});
