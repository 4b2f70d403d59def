import type { ReportData, ReportItem } from './report-data.ts';
import { countsSentence, otherBuild } from './summary-lines.ts';

/** A pull request is read on a phone too: so many pictures, and the rest in the report. */
const shown = 20;

const thumbnail = (file: string | null, what: string): string =>
  file ? `<img src="${file}" alt="${what}" width="180">` : '–';
const picture = (hash: string | null, what: string): string =>
  thumbnail(hash && `pictures/${hash}.png`, what);

const row = ({ title, story, mode, kind, intended, before, after, marked }: ReportItem): string =>
  `| ${title} · ${story}<br>${mode}<br>${kind}${intended ? ', intended' : ''} | ${picture(before, 'Before')} | ${picture(after, 'After')} | ${thumbnail(marked, 'Difference')} |`;

/** The summary for a pull request; its thumbnails lie beside it in the report's folder. */
export function markdownOf(data: ReportData): string {
  const { items, failures, stale } = data;
  const first = items.toSorted((one, other) => Number(one.intended) - Number(other.intended)).slice(0, shown);
  const table = first.length
    ? ['| story | before | after | difference |', '|---|---|---|---|', ...first.map(row), '']
    : [];
  const rest = items.length - first.length;
  return [
    `## Visual check: ${data.green ? 'green' : 'to be looked at'}`,
    '',
    countsSentence(data),
    '',
    `${data.base} against ${data.head.toLowerCase()}, ${data.build}.`,
    '',
    ...table,
    ...(rest > 0 ? [`… and ${rest} more in the report.`, ''] : []),
    ...failures.map(
      ({ shot, side, problem }) => `- Failed (${side}): \`${shot}\`: ${problem.split('\n')[0]}`,
    ),
    ...stale.map((line) => `- Stale in \`visual-intended.txt\`: \`${line}\``),
    ...(data.intendedBuild ? [`- ${otherBuild(data.intendedBuild)}`] : []),
    '',
  ].join('\n');
}
