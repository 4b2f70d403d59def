import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What tells of the edge's insides: where its files are, what failed in them, what it asked of its database. */
const insides: readonly (readonly [string, RegExp])[] = [
  ['a line of a stack', /\bat (?:async )?[\w.<>[\] ]+ \(?[^)\s"]*:\d+:\d+/],
  ['a file of ours', /node_modules|file:\/\/|\/src\/[\w/-]+\.(?:ts|js)\b/],
  ['a kind of error', /\b(?:Type|Range|Reference|Syntax|Zod|GraphQL|Database|Aggregate)Error\b/],
  ['a statement', /\bSELECT\b[\s\S]+\bFROM\b|\bINSERT INTO\b|\bUPDATE \w+ SET\b|\bDELETE FROM\b/],
  [
    'a database’s own words',
    /syntax error at or near|violates [\w-]+ constraint|invalid input syntax|relation "/,
  ],
  ['a SQLSTATE', /SQLSTATE|\b(?:22P02|23505|42601|42703|42P01|22021|22003)\b/],
  ['a system’s error', /\b(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)\b/],
];

/** What a text tells of our insides, by name. */
export const insidesIn = (text: string): string[] => [
  ...insides.flatMap(([what, pattern]) => (pattern.test(text) ? [`tells ${what}`] : [])),
  ...(text.includes(root) ? ['tells a folder of this machine'] : []),
];
