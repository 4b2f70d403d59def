import { parseArgs } from 'node:util';
import type { Language } from '../../apps/portal/journeys/support/words.ts';
import { Refusal } from '../bootstrap/progress.mjs';

/** What a round goes through, in this order. */
export const parts = ['pages', 'places', 'payments'] as const;
export type Part = (typeof parts)[number];
export type Scheme = 'light' | 'dark';

export interface Options {
  /** Who is looked at; everybody where nobody is named. */
  readonly customers: readonly string[] | undefined;
  readonly languages: readonly Language[];
  readonly widths: readonly number[];
  readonly scheme: Scheme;
  /** Only this part; else all. */
  readonly only: Part | undefined;
  /** When no other customer is begun with. */
  readonly minutes: number;
  /** Windows at once. */
  readonly atOnce: number;
}

const usage = `npm run walk -- [options]
  --customers a,b   only these demo customers
  --language en     only this language (else en and es)
  --width 390       only this width (else 390 and 1280)
  --scheme dark     in dark (else light)
  --only pages      only what is read before paying; or places, every page there is; or payments
  --minutes 90      how long the round may take
  --at-once 4       windows at once`;

const isLanguage = (text: string): text is Language => text === 'en' || text === 'es';

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} takes a whole number from ${least} to ${most}.`);
}

function languagesOf(text: string | undefined): readonly Language[] {
  if (text === undefined) return ['en', 'es'];
  if (isLanguage(text)) return [text];
  throw new Error('--language takes en or es.');
}

function partOf(text: string | undefined): Part | undefined {
  if (text === undefined) return undefined;
  const part = parts.find((one) => one === text);
  if (part) return part;
  throw new Error(`--only takes ${parts.join(', ')}.`);
}

function schemeOf(text: string): Scheme {
  if (text === 'light' || text === 'dark') return text;
  throw new Error('--scheme takes light or dark.');
}

/** Reads the command line. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        customers: { type: 'string' },
        language: { type: 'string' },
        width: { type: 'string' },
        scheme: { type: 'string', default: 'light' },
        only: { type: 'string' },
        minutes: { type: 'string', default: '90' },
        'at-once': { type: 'string', default: '4' },
      },
    });
    return {
      customers: values.customers?.split(',').map((name) => name.trim()),
      languages: languagesOf(values.language),
      widths: values.width === undefined ? [390, 1280] : [numberOf('width', values.width, 320, 2_560)],
      scheme: schemeOf(values.scheme),
      only: partOf(values.only),
      minutes: numberOf('minutes', values.minutes, 1, 240),
      atOnce: numberOf('at-once', values['at-once'], 1, 16),
    };
  } catch (problem) {
    throw new Refusal(`${problem instanceof Error ? problem.message : problem}\n\n${usage}`);
  }
}
