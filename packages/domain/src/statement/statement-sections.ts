import type { BillLine } from '../bill/bill.ts';
import { billItemOf } from '../bill/bill-change.ts';
import { isSame, sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { type StatementSection, type StatementService, statementServices } from './statement.ts';

/** What is charged once, taken off or passed on to a government stands apart from what a service costs. */
const apart: Partial<Record<BillLine['kind'], StatementService>> = {
  oneOff: 'oneTime',
  discount: 'discounts',
  tax: 'taxes',
};

/** The section that a line of a bill stands in. */
export const sectionOf = ({ kind, service }: Pick<BillLine, 'kind' | 'service'>): StatementService =>
  apart[kind] ?? service;

/** Kinds whose lines come again with each bill; what came once has no price of before. */
const comesAgain: ReadonlySet<BillLine['kind']> = new Set(['rate', 'discount', 'tax']);

/** What an item cost, where the bill has it in one line: of several nobody could say which was which. */
function priceOf(line: BillLine, lines: readonly BillLine[]): Money | null {
  const [only, ...others] = lines.filter((other) => billItemOf(other) === billItemOf(line));
  return only && others.length === 0 ? only.amount : null;
}

function priceBefore(line: BillLine, lines: readonly BillLine[], before: readonly BillLine[]): Money | null {
  if (!comesAgain.has(line.kind) || priceOf(line, lines) === null) return null;
  const price = priceOf(line, before);
  return price && !isSame(price, line.amount) ? price : null;
}

/** The lines of a bill by service, each section in the bill's own order. */
export function statementSections(
  lines: readonly BillLine[],
  before: readonly BillLine[],
): readonly StatementSection[] {
  const byService = Map.groupBy(lines, sectionOf);
  return statementServices.flatMap((service) => {
    const own = byService.get(service);
    if (!own) return [];
    const total = sum(own.map(({ amount }) => amount));
    return [
      {
        service,
        total,
        lines: own.map((line) => ({
          id: line.id,
          description: line.description,
          explanation: line.explanation,
          amount: line.amount,
          was: priceBefore(line, lines, before),
          serviceFrom: line.serviceFrom,
          serviceTo: line.serviceTo,
        })),
      },
    ];
  });
}
