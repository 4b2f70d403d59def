import { sandboxBanks } from '../bank/sandbox-banks.ts';
import { sandboxBankAccounts, sandboxCards, sandboxRoutingNumber } from './sandbox-numbers.ts';

/** `docs/sandbox-numbers.md`, made from the numbers themselves; a test fails when the two differ. */
export function sandboxNumbersPage(): string {
  const grouped = (number: string) =>
    number.length === 15
      ? number.replace(/(\d{4})(\d{6})(\d{5})/, '$1 $2 $3')
      : number.replace(/(\d{4})(?=\d)/g, '$1 ');
  return `# Sandbox test numbers

The sandbox processor is a process of its own with its own record. It moves no money, takes no real card, and does not
start in production. Each number below reaches one outcome, always the same. Any expiry to come, any ZIP and any name
will do; any security code of the right length matches, except 000 (0000 on American Express), which matches on no card,
saved cards too (LW-PAY-011). A number that is not listed cannot be verified (LW-PAY-012).

## Cards

${table(
  ['number', 'brand', 'funding', 'what it shows'],
  sandboxCards.map((card) => [`\`${grouped(card.number)}\``, card.brand, card.funding, card.shows]),
)}

## Bank accounts

The routing number is \`${sandboxRoutingNumber}\` for each; the field says whose that is, First Sample Bank.

${table(
  ['account number', 'what it shows'],
  sandboxBankAccounts.map((account) => [`\`${account.accountNumber}\``, account.shows]),
)}

Where an outcome of Auto Pay is named, bank or card network does not agree to it. What may not be debited by itself pays once all
the same: paid and enrolled in one pass it ends as LW-APY-021, from a bank account as LW-APY-022.

A card that takes the place of the one that Auto Pay debits is agreed to in the same way: with those of LW-APY-020 and LW-APY-043
it ends as LW-PAY-034, and all stands as before. A number is marked with the sandbox's own key, and the same number has the
same mark: saved twice it is LW-WAL-013.

A pending bank debit settles after 20 hours, and one that comes back does so after three days. Outside production the clock
can be moved to see it.

## Signing in to a bank

Where \`BANK_CONNECT\` offers it (under \`npm start\` to the demo customer \`bankconnect\`), a new bank account can be connected
by signing in instead of typing its numbers. The sandbox's page at \`/demo/bank-sign-in\` stands in for the bank: no
password, no real account, not in production. The portal learns the bank's name, the kind of account and four digits.

${table(
  ['bank', 'account', 'what it shows'],
  sandboxBanks.flatMap(({ name, accounts }) =>
    accounts.map((account) => [name, account.accountType, account.shows]),
  ),
)}

Leaving without an account (Cancel, Back, a closed tab) connects nothing and keeps the form. A sign-in is good for 15
minutes, what it comes back with for two, once, and for the session that began it.

## Failing on purpose

\`PUT /faults\` on the processor with \`{"mode":"down"}\`, \`silentBeforeCharge\` or \`silentAfterCharge\` makes every charge
fail that way until \`{"mode":"none"}\`. While it is \`down\`, deleting a method ends as LW-WAL-010, and giving what Auto Pay
debits another card, verified before, as LW-WAL-020. \`POST /settlements\` and \`POST /returns\` with \`{"paymentId":"…"}\` settle a bank debit
now, or send it back, with a \`"returnCode"\` of NACHA's where it shall be another than R01.
`;
}

/** A Markdown table with its columns padded, as the formatter wants it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
