// Plain JavaScript on purpose: this runs on whatever Node started npm, before anything is installed.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** When the command began, in milliseconds: handed on to the process that takes over. */
export const began = Number(process.env.LINEWORK_BEGAN) || Date.now();

/** A line of progress with the seconds since the command began. */
export function say(text) {
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`[${seconds} s] ${text}\n`);
}

/** Thrown for what the person at the keyboard can put right: shown as its one sentence, without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** A command that failed: its message ends with the tail of what it wrote; `stderr` is what it said of itself. */
export class CommandFailed extends Refusal {
  name = 'CommandFailed';
  constructor(message, stderr) {
    super(message);
    this.stderr = stderr;
  }
}

/** Prints a refusal as a sentence, anything else with its stack, and exits with 1. */
export function failWith(error) {
  process.stderr.write(`\n${error instanceof Refusal ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}

const lastWords = (output, lines) => output.trimEnd().split('\n').slice(-lines).join('\n');

/**
 * Runs a command, keeping its output back, and says every few seconds that it is still at work (with the last
 * line it wrote), so that no minute is silent. On failure the tail of the output is in the error.
 */
export function runWithProgress(label, command, args, options = {}) {
  const { everySeconds = 4, tailLines = 40, signal, ...spawnOptions } = options;
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const elapsed = () => `${Math.round((performance.now() - start) / 1000)} s`;
    let output = '';
    let stderr = '';
    say(`${label} …`);
    const child = spawn(command, args, { ...spawnOptions, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', stop, { once: true });
    const gather = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', (chunk) => {
      gather(chunk);
      stderr += chunk;
    });
    const heartbeat = setInterval(() => {
      const line = lastWords(output, 1).trim().slice(0, 90);
      say(`${label} … ${elapsed()}${line ? `  (${line})` : ''}`);
    }, everySeconds * 1000);
    const end = (failure) => {
      clearInterval(heartbeat);
      signal?.removeEventListener('abort', stop);
      if (failure) {
        return reject(
          new CommandFailed(`${label}: ${failure}\n${lastWords(output, tailLines)}`, stderr.trim()),
        );
      }
      say(`${label}: done in ${elapsed()}`);
      return resolve(output);
    };
    child.on('error', (error) => end(error.message));
    child.on('close', (code, killedBy) => end(code === 0 ? undefined : `ended with ${killedBy ?? code}`));
  });
}
