import type {
  ListedStatement,
  Money,
  Statement,
  StatementActivity,
  StatementRange,
  StatementSection,
  StatementsStanding,
} from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire, type WireMoney } from './money.ts';

/** What is answered where a statement is asked for. */
export interface StatementAnswer extends StatementsStanding {
  readonly statement: Statement | null;
}

const orNull = (money: Money | null): WireMoney | null => money && moneyToWire(money);
const orNullFromWire = (money: WireMoney | null): Money | null => money && moneyFromWire(money);

const activityToWire = ({ amount, payment, ...line }: StatementActivity): schema.StatementActivity => ({
  ...line,
  amount: moneyToWire(amount),
  payment: payment && {
    id: payment.id,
    reference: payment.reference,
    paymentMethod: payment.method,
    channel: payment.channel,
  },
});

const activityFromWire = ({
  amount,
  payment,
  ...line
}: graph.StatementActivityFieldsFragment): StatementActivity => ({
  ...line,
  amount: moneyFromWire(amount),
  payment: payment && {
    id: payment.id,
    reference: payment.reference,
    method: payment.paymentMethod,
    channel: payment.channel,
  },
});

const sectionToWire = ({ service, total, lines }: StatementSection): schema.StatementSection => ({
  service,
  total: moneyToWire(total),
  lines: lines.map((line) => ({ ...line, amount: moneyToWire(line.amount), was: orNull(line.was) })),
});

const sectionFromWire = ({
  service,
  total,
  lines,
}: graph.StatementFieldsFragment['sections'][number]): StatementSection => ({
  service,
  total: moneyFromWire(total),
  lines: lines.map((line) => ({
    ...line,
    amount: moneyFromWire(line.amount),
    was: orNullFromWire(line.was),
  })),
});

export const statementToWire = (statement: Statement): schema.Statement => {
  const { previous, sections, newCharges, total, comparison, news, addedSince, ...rest } = statement;
  return {
    ...rest,
    addedSince: {
      refunded: moneyToWire(addedSince.refunded),
      charged: moneyToWire(addedSince.charged),
    },
    previous: {
      billDate: previous.billDate,
      balance: moneyToWire(previous.balance),
      activity: previous.activity.map(activityToWire),
      left: moneyToWire(previous.left),
    },
    sections: sections.map(sectionToWire),
    newCharges: moneyToWire(newCharges),
    total: moneyToWire(total),
    comparison: comparison && {
      previousBillDate: comparison.previousBillDate,
      previousAmount: moneyToWire(comparison.previousAmount),
      differences: comparison.differences.map((one) => ({ ...one, amount: moneyToWire(one.amount) })),
    },
    news,
  };
};

export const statementFromWire = (wire: graph.StatementFieldsFragment): Statement => {
  const { previous, sections, newCharges, total, comparison, addedSince, ...rest } = wire;
  return {
    ...rest,
    addedSince: {
      refunded: moneyFromWire(addedSince.refunded),
      charged: moneyFromWire(addedSince.charged),
    },
    previous: {
      billDate: previous.billDate,
      balance: moneyFromWire(previous.balance),
      activity: previous.activity.map(activityFromWire),
      left: moneyFromWire(previous.left),
    },
    sections: sections.map(sectionFromWire),
    newCharges: moneyFromWire(newCharges),
    total: moneyFromWire(total),
    comparison: comparison && {
      previousBillDate: comparison.previousBillDate,
      previousAmount: moneyFromWire(comparison.previousAmount),
      differences: comparison.differences.map((one) => ({ ...one, amount: moneyFromWire(one.amount) })),
    },
  };
};

export const statementAnswerToWire = ({
  statement,
  ...standing
}: StatementAnswer): schema.StatementAnswer => ({
  ...standing,
  statement: statement && statementToWire(statement),
});

export const statementAnswerFromWire = ({
  statement,
  ...standing
}: graph.StatementQuery['statement']): StatementAnswer => ({
  ...standing,
  statement: statement && statementFromWire(statement),
});

export const listedStatementToWire = (listed: ListedStatement): schema.ListedStatement => ({
  ...listed,
  amount: moneyToWire(listed.amount),
});

export const listedStatementFromWire = (
  wire: graph.StatementsQuery['statements']['nodes'][number],
): ListedStatement => ({ ...wire, amount: moneyFromWire(wire.amount) });

export const statementRangeToWire = (range: StatementRange): schema.StatementRange => ({
  ...range,
  opening: moneyToWire(range.opening),
  charges: moneyToWire(range.charges),
  payments: moneyToWire(range.payments),
  returns: moneyToWire(range.returns),
  refunds: moneyToWire(range.refunds),
  credits: moneyToWire(range.credits),
  closing: moneyToWire(range.closing),
  ageing: range.ageing.map(({ age, amount }) => ({ age, amount: moneyToWire(amount) })),
  lines: range.lines.map(activityToWire),
});

export const statementRangeFromWire = (
  wire: graph.StatementRangeQuery['statementRange'],
): StatementRange => ({
  ...wire,
  opening: moneyFromWire(wire.opening),
  charges: moneyFromWire(wire.charges),
  payments: moneyFromWire(wire.payments),
  returns: moneyFromWire(wire.returns),
  refunds: moneyFromWire(wire.refunds),
  credits: moneyFromWire(wire.credits),
  closing: moneyFromWire(wire.closing),
  ageing: wire.ageing.map(({ age, amount }) => ({ age, amount: moneyFromWire(amount) })),
  lines: wire.lines.map(activityFromWire),
});
