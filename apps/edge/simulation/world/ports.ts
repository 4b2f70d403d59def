import type { Clock } from '@linework/domain';
import type { Database } from '../../src/database/database.ts';
import {
  type Charge,
  type ProcessorPort,
  ProcessorSilent,
  ProcessorUnavailable,
} from '../../src/processor/processor-port.ts';
import { agree, answerCharge, type Fault, verify } from '../../src/sandbox/processor/sandbox-answers.ts';
import { fingerprintOf, methodOfToken, tokenize } from '../../src/sandbox/processor/sandbox-methods.ts';
import type { SandboxStore } from '../../src/sandbox/processor/sandbox-store.ts';
import type { Gate } from './gate.ts';

/** The database as one process has it. */
export const gatedDatabase = (database: Database, gate: Gate): Database => ({
  engine: database.engine,
  pool: database.pool,
  query: async (sql, values) => await gate.pass(() => database.query(sql, values)),
  rowFor: async (sql, asked) => await gate.pass(() => database.rowFor(sql, asked)),
  write: async (accountId, sql, values) => await gate.pass(() => database.write(accountId, sql, values)),
  transaction: async (work) => await gate.pass(() => database.transaction(work)),
  longTransaction: async (work) => await gate.pass(() => database.longTransaction(work)),
  statementTimeoutMs: database.statementTimeoutMs,
  isReady: async () => await database.isReady(),
  close: async () => await database.close(),
});

/** Somebody asked the processor for money. */
export interface Asked {
  readonly paymentId: string;
  readonly token: string;
  readonly cents: number;
  readonly at: Date;
}

/** The sandbox processor, in this process: whoever would be left without an answer is told so at once. */
export interface SimulatedProcessor {
  readonly port: ProcessorPort;
  /** Every request for money, in the order in which they came. */
  readonly asked: readonly Asked[];
  fault: Fault;
  /** What it has on record of every payment that it took or declined. */
  record(): ReadonlyMap<string, Charge>;
  /** Another record, with nothing in it. */
  begin(store: SandboxStore): void;
}

export function simulatedProcessor(first: SandboxStore, clock: Clock): SimulatedProcessor {
  let store = first;
  const asked: Asked[] = [];
  const now = () => clock.now();
  const unlessDown = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (simulated.fault === 'down') throw new ProcessorUnavailable('The processor takes no requests now');
    return answer();
  };
  const ofPayment = async <Answer>(paymentId: string, answer: () => Answer): Promise<Answer> =>
    await unlessDown(() => {
      if (store.isWithheld(paymentId)) throw new ProcessorUnavailable('The processor does not say');
      return answer();
    });
  const port: ProcessorPort = {
    tokenize: async (numbers) =>
      await unlessDown(() => ({
        ...tokenize(numbers),
        fingerprint: fingerprintOf(numbers, store.fingerprintKey),
      })),
    verify: async ({ token, securityCode }) =>
      await unlessDown(() => verify(methodOfToken(token), securityCode)),
    agree: async (change) => await unlessDown(() => agree(change)),
    charge: async (request) => {
      const { paymentId, token, amount } = request;
      asked.push({ paymentId, token, cents: amount.cents, at: now() });
      const answer = await unlessDown(() => answerCharge(store, request, simulated.fault, now()));
      if (answer === 'unavailable') throw new ProcessorUnavailable('The processor takes no requests now');
      if (typeof answer === 'string') throw new ProcessorSilent(`The processor answered: ${answer}`);
      return answer;
    },
    findCharge: async (paymentId) => await ofPayment(paymentId, () => store.find(paymentId, now())),
    abandon: async (paymentId) => await ofPayment(paymentId, () => store.abandon(paymentId, now())),
    listCharges: async (since) => await unlessDown(() => store.since(since, now())),
  };
  const simulated: SimulatedProcessor = {
    port,
    asked,
    fault: 'none',
    record: () => new Map(store.since('', now()).map((charge) => [charge.paymentId, charge])),
    begin: (other) => {
      store.close();
      store = other;
      asked.length = 0;
      simulated.fault = 'none';
    },
  };
  return simulated;
}

/** The processor as one process reaches it. */
export const gatedProcessor = (port: ProcessorPort, gate: Gate): ProcessorPort => ({
  tokenize: async (numbers) => await gate.pass(() => port.tokenize(numbers)),
  verify: async (request) => await gate.pass(() => port.verify(request)),
  agree: async (change) => await gate.pass(() => port.agree(change)),
  charge: async (request) => await gate.pass(() => port.charge(request)),
  findCharge: async (paymentId) => await gate.pass(() => port.findCharge(paymentId)),
  abandon: async (paymentId) => await gate.pass(() => port.abandon(paymentId)),
  listCharges: async (since) => await gate.pass(() => port.listCharges(since)),
});
