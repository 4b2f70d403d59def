import process from 'node:process';
import { failWith, Refusal } from '../bootstrap/progress.mjs';
import { newArea, newFlow, newOperation } from './folder.ts';
import { newOutcome } from './outcome.ts';
import type { Written } from './written.ts';

const usage = `npm run new -- KIND NAME
  flow NAME            a flow in packages/billing-flows: past-due
  area NAME            an area in packages/account-areas: mobile-lines
  outcome LW-XXX-NNN   an outcome of a family: LW-WAL-020
  operation NAME       an operation of the graph: mobile-lines`;

const kinds: Readonly<Record<string, (name: string) => Written>> = {
  flow: newFlow,
  area: newArea,
  outcome: newOutcome,
  operation: newOperation,
};

try {
  const [kind = '', name, ...more] = process.argv.slice(2);
  const write = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!write || !name || more.length > 0) throw new Refusal(usage);
  const { files, next } = write(name);
  const wrote = files.map((file) => `  ${file}`).join('\n');
  process.stdout.write(`Wrote\n${wrote}\n\nNext\n${next.map((line) => `  ${line}`).join('\n')}\n`);
} catch (error) {
  failWith(error);
}
