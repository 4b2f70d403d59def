/**
 * The open payment of the account's own money: until it is confirmed, what the account owes is a guess. A device's changes
 * nothing of that, though every other payment waits for it too.
 */
export const openOfAccount = <Open extends { readonly device: object | null }>({
  openPayment,
}: {
  readonly openPayment: Open | null;
}): Open | null => (openPayment?.device === null ? openPayment : null);
