import type { MessageContent, MessageRow } from './message-content.types.ts';
import type { MessageFrame } from './message-html.ts';

const lines = (rows: readonly MessageRow[]): string =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** The same message as plain text. */
export function messageText(
  { heading, lead, rows, notes, authorization }: MessageContent,
  { brand, figure, authorizationHeading, keepNote, actionLabel, href, footer }: MessageFrame,
): string {
  const accepted = authorization
    ? [authorizationHeading.toUpperCase(), authorization.wording, lines(authorization.rows), keepNote]
    : [];
  return [
    brand,
    heading.toUpperCase(),
    figure,
    lead,
    lines(rows),
    ...notes,
    ...accepted,
    `${actionLabel}:\n${href}`,
    ['--', ...footer].join('\n'),
  ]
    .filter((part) => part !== null && part !== '')
    .join('\n\n')
    .concat('\n');
}
