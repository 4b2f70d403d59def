import words from '../../stories/copy-matrix/copy-matrix.en.json' with { type: 'json' };
import type { Refusal } from './matrix/import-plan.ts';

/** Why a line of an import is refused, in the words that the copy matrix has for it. */
export function refusalText({ why, id = '', detail = '', language = 'en' }: Refusal): string {
  const values: Readonly<Record<string, string>> = {
    key: id,
    detail,
    language: words.languages[language],
  };
  return words.refusals[why].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
