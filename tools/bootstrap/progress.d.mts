import type { SpawnOptions } from 'node:child_process';

/** When the command began, in milliseconds. */
export const began: number;

/** A line of progress with the seconds since the command began. */
export function say(text: string): void;

/** Thrown for what the person at the keyboard can put right: shown as its one sentence, without a stack. */
export class Refusal extends Error {}

/** A command that failed: its message ends with the tail of what it wrote; `stderr` is what it said of itself. */
export class CommandFailed extends Refusal {
  stderr: string;
}

/** Prints a refusal as a sentence, anything else with its stack, and exits with 1. */
export function failWith(error: unknown): never;

export interface ProgressOptions extends SpawnOptions {
  /** Seconds between two signs of life. */
  everySeconds?: number;
  /** Lines of the output that go into the error when the command fails. */
  tailLines?: number;
  signal?: AbortSignal;
}

/** Runs a command with a sign of life every few seconds; resolves to its output, rejects with its tail. */
export function runWithProgress(
  label: string,
  command: string,
  args: readonly string[],
  options?: ProgressOptions,
): Promise<string>;
