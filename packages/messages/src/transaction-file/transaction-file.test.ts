import { type ListedTransaction, usd } from '@linework/domain';
import { expect, test } from 'vitest';
import { transactionFile } from './transaction-file.ts';

const bill: ListedTransaction = {
  id: 'bill',
  kind: 'charge',
  date: '2026-11-07',
  postedDate: '2026-11-07',
  amount: usd(17_825),
  payment: null,
  isBill: true,
  dueDate: '2026-11-28',
  standing: 'unpaid',
  left: null,
  cancelledDate: null,
  refunded: null,
  isUnconfirmed: false,
};
const paid: ListedTransaction = { ...bill, kind: 'payment', isBill: false, dueDate: null, standing: null };
const returned: ListedTransaction = { ...bill, kind: 'return', isBill: false, standing: 'pastDue' };
const partlyPaid: ListedTransaction = { ...bill, left: usd(12_825) };

test.each([
  ['en', { ...bill, standing: 'paid' }, '"Bill","Paid"'],
  ['es', { ...bill, standing: 'paid' }, '"Factura","Pagada"'],
  ['en', { ...bill, standing: 'paid', isBill: false }, '"Charge","Paid"'],
  ['es', { ...bill, standing: 'paid', isBill: false }, '"Cargo","Pagado"'],
  ['en', partlyPaid, '"Bill","Partly paid"'],
  ['es', partlyPaid, '"Factura","Pagada en parte"'],
  ['en', returned, '"Returned payment","Returned"'],
  ['es', returned, '"Pago devuelto","Devuelto"'],
  ['en', paid, '"Payment","Posted"'],
  ['es', paid, '"Pago","Reflejado"'],
] as const)('in %s a line is called what the list calls it', async (language, line, cells) => {
  expect((await transactionFile(language)).line(line)).toContain(`,${cells},`);
});

test('what of a payment was refunded stands beside what it paid, and of nothing else', async () => {
  const { head, line } = await transactionFile('en');
  const at = head.trim().split(',').indexOf('"Refunded"');
  const cellOf = (of: ListedTransaction) => line(of).trim().split(',')[at];
  expect(cellOf({ ...paid, refunded: usd(2_000) })).toBe('"20.00"');
  expect(cellOf(paid)).toBe('""');
});
