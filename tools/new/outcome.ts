import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeCodes } from '@linework/domain';
import { root } from '../bootstrap/install.mjs';
import { Refusal } from '../bootstrap/progress.mjs';
import { withEntry } from './json-entry.ts';
import { change, format, generate, type Written } from './written.ts';

const register = 'packages/review/src/register';
const words = 'packages/parts/src/outcomes';

const titled = {
  en: {
    title: 'We couldn’t make this change',
    text: 'Something went wrong on our end, so nothing changed. Try again.',
  },
  es: {
    title: 'No pudimos hacer este cambio',
    text: 'Tuvimos un problema, así que no se cambió nada. Intente de nuevo.',
  },
};
const support = {
  en: 'Say that nothing was changed, ask the customer to try again, and report the reference.',
  es: 'Diga que no se cambió nada, pida al cliente que lo intente de nuevo y reporte la referencia.',
};
const steps = {
  en: 'Stop the database before making this change.',
  es: 'Detenga la base de datos antes de hacer este cambio.',
};

/** The rows of a family in a table of codes, by their lines. */
const rowOf = /^ {2}'(LW-[A-Z]{3}-\d{3})': /;
const rowsIn = (text: string, family: string): string[] =>
  text.split('\n').filter((line) => rowOf.exec(line)?.[1]?.startsWith(`LW-${family}-`));

/** A table of codes with a row more: before the next code of its family, else at its end. */
function withRow(text: string, code: string, row: string): string {
  const lines = text.split('\n');
  const next = lines.findIndex((line) => {
    const known = rowOf.exec(line)?.[1];
    return known?.slice(0, 6) === code.slice(0, 6) && known > code;
  });
  const end = lines.findIndex((line) => line.startsWith('} as const satisfies Record<'));
  let at = next >= 0 ? next : end;
  while (next >= 0 && /^ {2}(\/\*\*| \*)/.test(lines[at - 1] ?? '')) at -= 1;
  return lines.toSpliced(at, 0, row).join('\n');
}

/** The file with most of what is asked for; `undefined` where none has any. */
function fileWithMost(pattern: string, count: (text: string) => number): string | undefined {
  const counts = globSync(pattern, { cwd: root })
    .map((file) => ({ file, found: count(readFileSync(path.join(root, file), 'utf8')) }))
    .toSorted((one, other) => other.found - one.found || one.file.localeCompare(other.file, 'en'));
  return counts.find(({ found }) => found > 0)?.file;
}

/** The table whose type has room for codes of a family. */
const tableOf = (family: string): string | undefined =>
  fileWithMost('packages/domain/src/outcomes/families/*-outcomes.ts', (text) =>
    new RegExp(`^} as const satisfies Record<.LW-.*\\b${family}\\b.*, Outcome>;$`, 'm').test(text) ? 1 : 0,
  );

/** The file of the register that says where the codes of a family come from. */
const originsOf = (family: string): string | undefined =>
  fileWithMost(`${register}/*-origins.ts`, (text) => rowsIn(text, family).length);

/** Says where it comes from: the screen that its family waits for, else a way that anyone can take. */
function writeOrigin(file: string, code: string, family: string): string[] {
  const rows = rowsIn(readFileSync(path.join(root, file), 'utf8'), family);
  const places = rows.map((line) => /: waiting\(.*, '([\w-]+)'\),$/.exec(line)?.[1]);
  const waitsFor = places.every(Boolean) && places.at(-1);
  if (waitsFor) {
    change(file, (text) => withRow(text, code, `  '${code}': waiting(null, '${waitsFor}'),`));
    return [file];
  }
  const origin = `{ specTitle: null, occursOn: ['edge'], producer: { byHand: true } }`;
  change(file, (text) => withRow(text, code, `  '${code}': ${origin},`));
  return [file, ...writeWords('stories/reach/reach', ['byHand'], code, steps)];
}

function writeWords<Words>(
  name: string,
  place: readonly string[],
  code: string,
  both: Record<'en' | 'es', Words>,
) {
  return (['en', 'es'] as const).map((language) => {
    const file = `${name}.${language}.json`;
    change(file, (text) => withEntry(text, place, code, both[language]));
    return file;
  });
}

const row = (code: string): string => `  '${code}': {
    family: 'failure',
    kind: 'page',
    httpStatus: 503,
    moneyState: 'notApplicable',
    retry: 'sameKey',
    nextActions: ['tryAgain', 'backToBilling'],
    logLevel: 'error',
  },`;

/** An outcome: its row, its words, what support says, where it comes from and its story. */
export function newOutcome(code: string): Written {
  const family = /^LW-([A-Z]{3})-\d{3}$/.exec(code)?.[1];
  if (!family) throw new Refusal(`“${code}” is no code: it is written as LW-WAL-020.`);
  const known: readonly string[] = outcomeCodes;
  if (known.includes(code)) throw new Refusal(`${code} is taken: a code is never used again.`);
  const [table, origins] = [tableOf(family), originsOf(family)];
  if (!table || !origins)
    throw new Refusal(
      `${family} is no family of outcomes: packages/domain/src/outcomes has those there are.`,
    );
  change(table, (text) => withRow(text, code, row(code)));
  const written = [
    table,
    ...writeWords(`${words}/outcomes`, [], code, titled),
    ...writeWords(`${words}/outcome-support`, [], code, support),
    ...writeOrigin(origins, code, family),
  ];
  format(written);
  generate('stories/outcomes/generate.ts');
  return {
    files: [...written, 'stories/outcomes'],
    next: [
      'Say in its row what it is, and what happened to the money; write its words; npm run lists.',
      'Where a flow answers it, name the flow in its row of packages/review, and move how it is met from stories/reach to <flow>-atlas.en.json and .es.json.',
      'A flow whose operation can answer it says which state tells it; npm run check says where types ask for that.',
    ],
  };
}
