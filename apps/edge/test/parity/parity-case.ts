import type { OutcomeCode } from '@linework/domain';
import type { ScenarioName } from '@linework/fixtures';
import type { NamedNumbers } from '../support/customers.ts';
import type { Heard, Portal } from './portal.ts';

/** What a customer does before both edges. */
export interface ParityCase {
  readonly what: string;
  /** What one of the answers must tell, so that two equal mistakes are not taken for parity; `null` where none may. */
  readonly code?: OutcomeCode | null | undefined;
  /** Whether it changes the account, which then is nobody else's. */
  readonly changes?: boolean;
  readonly who?: ScenarioName;
  readonly named?: NamedNumbers;
  readonly does: (portal: Portal) => Promise<unknown>;
}

interface Payload {
  readonly outcome?: string;
  readonly userErrors?: readonly { readonly code: string }[];
}

interface Body {
  readonly code?: string;
  readonly errors?: readonly { readonly extensions?: { readonly code: string } }[];
  readonly data?: Readonly<Record<string, Payload | null>> | null;
}

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

/** What an answer tells: a problem's code, the first field's, a payment's outcome or the first error of what was sent. */
export function codeOf({ status, body }: Heard): string | null {
  if (!isBody(body)) return null;
  if (status >= 400) return body.code ?? null;
  const fault = body.errors?.[0]?.extensions?.code;
  if (fault) return fault;
  const [payload] = Object.values(body.data ?? {});
  return payload?.outcome ?? payload?.userErrors?.[0]?.code ?? null;
}
