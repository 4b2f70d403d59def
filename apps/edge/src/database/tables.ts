/**
 * The columns of the tables that typed statements read and write, by the names of PostgreSQL's types. A test holds them
 * against the migrated database.
 */
export const tables = {
  draft: {
    account_id: 'uuid',
    user_id: 'uuid',
    flow: 'text',
    content: 'text',
    updated_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ColumnType>>>>;

/** What a column's value is in a program, as the driver gives and takes it. */
interface ValueTypes {
  readonly uuid: string;
  readonly text: string;
  readonly 'timestamp with time zone': Date;
}

type ColumnType = keyof ValueTypes | `${keyof ValueTypes} | null`;

type ValueOf<Column> = Column extends keyof ValueTypes
  ? ValueTypes[Column]
  : Column extends `${infer Type extends keyof ValueTypes} | null`
    ? ValueTypes[Type] | null
    : never;

/** The same for Kysely: a row of each table. */
export type Tables = {
  readonly [Table in keyof typeof tables]: {
    readonly [Column in keyof (typeof tables)[Table]]: ValueOf<(typeof tables)[Table][Column]>;
  };
};
