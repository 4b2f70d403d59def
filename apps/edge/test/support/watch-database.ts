import type { Database } from '../../src/database/database.ts';

/** A database, and every statement that was asked of it. */
export interface WatchedDatabase {
  readonly database: Database;
  readonly statements: string[];
}

export function watchDatabase(database: Database): WatchedDatabase {
  const statements: string[] = [];
  return {
    statements,
    database: {
      ...database,
      query: async (sql, values) => {
        statements.push(sql);
        return await database.query(sql, values);
      },
      rowFor: async (sql, asked) => {
        statements.push(sql);
        return await database.rowFor(sql, asked);
      },
      write: async (accountId, sql, values) => {
        statements.push(sql);
        return await database.write(accountId, sql, values);
      },
      transaction: async (work) => {
        statements.push('BEGIN');
        return await database.transaction(work);
      },
    },
  };
}
