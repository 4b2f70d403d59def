import type { Clock } from '@linework/domain';
import type { z } from 'zod';
import { type ProcessorPort, ProcessorSilent, ProcessorUnavailable } from './processor-port.ts';
import {
  abandonAnswer,
  agreementAnswer,
  chargeAnswer,
  chargesAnswer,
  processorHeaders,
  tokenizedAnswer,
  unavailableAnswer,
  verificationAnswer,
} from './wire.ts';

export interface HttpProcessorOptions {
  readonly url: string;
  /** After this long without an answer it is not known what happened. */
  readonly timeoutMs: number;
  /** Outside production the sandbox is told the edge's moved clock. */
  readonly clock?: Clock;
}

/**
 * The processor over HTTP. A charge is sent once and never repeated here: whether to ask again is for whoever wrote
 * the payment down. No answer, or one that makes no sense, is `ProcessorSilent`; so is a 503 that is not the processor's own.
 */
export function httpProcessor({ url, timeoutMs, clock }: HttpProcessorOptions): ProcessorPort {
  async function send(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
    try {
      return await fetch(new URL(path, url), {
        method,
        // Numbers go to the address that was checked when the edge started, and to no other that it may name.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(clock && { [processorHeaders.now]: clock.now().toISOString() }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      // A refused connection is the one failure that proves that the request never arrived.
      if (isRefused(error)) throw new ProcessorUnavailable('The processor refused the connection');
      throw new ProcessorSilent('The processor did not answer');
    }
  }

  async function read<Answer>(schema: z.ZodType<Answer>, response: Response): Promise<Answer> {
    if (response.status === 503 && (await isProcessorsOwn(response)))
      throw new ProcessorUnavailable('The processor takes no requests now');
    if (!response.ok) throw new ProcessorSilent(`The processor answered ${response.status}`);
    try {
      return schema.parse(await response.json());
    } catch {
      throw new ProcessorSilent('The processor answered what nobody understands');
    }
  }

  const chargePath = (paymentId: string) => `/charges/${encodeURIComponent(paymentId)}`;
  return {
    tokenize: async (numbers) => await read(tokenizedAnswer, await send('POST', '/tokens', numbers)),
    verify: async (request) => await read(verificationAnswer, await send('POST', '/verifications', request)),
    agree: async (change) => (await read(agreementAnswer, await send('POST', '/agreements', change))).answer,
    charge: async (request) => await read(chargeAnswer, await send('POST', '/charges', request)),
    findCharge: async (paymentId) => {
      const response = await send('GET', chargePath(paymentId));
      return response.status === 404 ? null : await read(chargeAnswer, response);
    },
    abandon: async (paymentId) =>
      (await read(abandonAnswer, await send('POST', `${chargePath(paymentId)}/abandon`))).charge,
    listCharges: async (since) =>
      (await read(chargesAnswer, await send('GET', `/charges?since=${encodeURIComponent(since)}`))).charges,
  };
}

/** A gateway answers 503 as well where it passed the request on and lost the answer: that proves nothing. */
async function isProcessorsOwn(response: Response): Promise<boolean> {
  const said: unknown = await response.json().catch(() => null);
  return unavailableAnswer.safeParse(said).success;
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

/** Whether what stands at an address says of itself that it is the sandbox. */
export async function isSandboxProcessor(url: string, timeoutMs: number): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  return response.headers.get(processorHeaders.sandbox) === 'true';
}
