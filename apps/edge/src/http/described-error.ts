import { BankCodeRefused } from '../bank-login/bank-login-port.ts';
import { OutcomeProblem } from '../problems/problem.ts';
import { ProcessorSilent, ProcessorUnavailable } from '../processor/processor-port.ts';

/** Their messages are sentences of ours with no value in them. Any other's may quote what somebody sent. */
const spokenByUs = [OutcomeProblem, ProcessorSilent, ProcessorUnavailable, BankCodeRefused];

/** Names that a database error gives of our own schema, and what else says where it comes from. */
const named = ['code', 'table', 'column', 'constraint', 'routine', 'syscall'] as const;
/** A name in code with no more than two digits, or a SQLSTATE. */
const nameShape = /^(?:[A-Za-z_]+(?:\d{1,2}[A-Za-z_]*)?|[A-Z\d]{5})$/;

const mostCauses = 4;

/**
 * An error for the log, safe by construction: its kind, its codes and where it was thrown. A message is left out unless it
 * is ours: JSON that cannot be read, a value that the database refuses, an address that does not answer are all quoted in
 * theirs.
 */
export function describedError(error: unknown, causes = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const isOurs = spokenByUs.some((kind) => error instanceof kind);
  return {
    type: error.name,
    ...(isOurs && { message: error.message }),
    ...namesIn(error),
    stack: framesOf(error),
    ...(error.cause !== undefined &&
      causes < mostCauses && { cause: describedError(error.cause, causes + 1) }),
  };
}

function namesIn(error: Error): object {
  const members = new Map<string, unknown>(Object.entries(error));
  return Object.fromEntries(
    named.flatMap((name) => {
      const value = members.get(name);
      return typeof value === 'string' && nameShape.test(value) ? [[name, value]] : [];
    }),
  );
}

/** The stack below the message, which may have lines of its own; nothing where it cannot be told which are whose. */
function framesOf({ message, stack = '' }: Error): string[] {
  const at = stack.indexOf(message);
  if (at === -1) return [];
  return stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim());
}
