import { ConfigurationError } from './configuration/configuration.ts';
import { NewerDatabase, SchemaHeld } from './database/migrate.ts';
import { DatabaseUnavailable } from './database/open-database.ts';
import { PgliteUnavailable } from './database/pglite/pglite-server.ts';
import { DemoDatabase, RealCustomersDatabase } from './database/real-customers.ts';

/** A refusal for the person at the terminal: one plain sentence, no stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** What to tell the person who started a program of ours that could not go on; a fault of ours keeps its stack. */
export function plainWords(error: unknown): string {
  if (error instanceof ConfigurationError) return error.sentences.join('\n');
  if (
    error instanceof Refusal ||
    error instanceof NewerDatabase ||
    error instanceof SchemaHeld ||
    error instanceof DatabaseUnavailable ||
    error instanceof DemoDatabase ||
    error instanceof RealCustomersDatabase ||
    error instanceof PgliteUnavailable
  ) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const [place = ''] = /\S+$/.exec(error.message) ?? [];
    return `The port is taken (${place}): stop what uses it, or set PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command to its end: says in plain words why it could not, and then exits with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(plainWords(error));
    process.exitCode = 1;
  }
}
