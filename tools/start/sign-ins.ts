import type { Settings } from './settings.ts';

/** One row of the table printed at the end. */
export interface SignIn {
  username: string;
  password: string;
  what: string;
}

/** The demo sign-ins as a plain table, columns lined up. */
export function signInTable(rows: readonly SignIn[]): string {
  const all = [{ username: 'Username', password: 'Password', what: 'What is special' }, ...rows];
  const widest = (key: 'username' | 'password') => Math.max(...all.map((row) => row[key].length));
  const [first, second] = [widest('username'), widest('password')];
  const lines = all.map((row) =>
    `  ${row.username.padEnd(first)}  ${row.password.padEnd(second)}  ${row.what}`.trimEnd(),
  );
  lines.splice(1, 0, `  ${'─'.repeat(first)}  ${'─'.repeat(second)}  ${'─'.repeat(15)}`);
  return lines.join('\n');
}

/** The table of the customers that the seed command puts into the database, and where their emails stay. */
export async function demoTable({ port, keepsMail }: Settings): Promise<string> {
  const { demoSignIns } = await import('@linework/fixtures');
  const table = signInTable(demoSignIns);
  return keepsMail
    ? `${table}\n\n  Emails stay at http://localhost:${port}/demo/mailbox, for whoever is signed in.`
    : table;
}
