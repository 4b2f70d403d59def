/**
 * The columns of the tables that typed statements read and write, by the names of PostgreSQL's types. A test holds them
 * against the migrated database.
 */
export const tables = {
  account: {
    id: 'uuid',
    number: 'text',
    company_name: 'text',
    status: 'text',
    service_state: 'text',
    soft_disconnect_date: 'date | null',
    card_restricted: 'boolean',
    bank_restricted: 'boolean',
    online_restricted: 'boolean',
    enterprise_billed: 'boolean',
    time_zone: 'text',
    footprint: 'text',
    biller_region: 'jsonb',
    portal_id: 'text | null',
    cycle_day: 'integer',
    service_address: 'jsonb',
    bill_to_address: 'jsonb',
    services: 'jsonb',
    discount_eligible: 'boolean',
    mass_managed: 'boolean',
    paperless_enrolled: 'boolean',
    paperless_email: 'text | null',
    version: 'bigint',
    posted_cents: 'bigint',
    pending_cents: 'bigint',
    open_payment_id: 'uuid | null',
    behind_the_modem: 'text | null',
    community: 'jsonb | null',
  },
  account_member: {
    account_id: 'uuid',
    user_id: 'uuid',
    role: 'text',
    is_default: 'boolean',
  },
  analytics_event: {
    id: 'uuid',
    received_at: 'timestamp with time zone',
    topic: 'text',
    requirements_version: 'text',
    visit: 'uuid',
    name: 'text',
    fields: 'jsonb',
    user_id: 'uuid | null',
    user_config: 'jsonb | null',
  },
  analytics_visit: {
    visit: 'uuid',
    topic: 'text',
    btm_id: 'text',
    updated_at: 'timestamp with time zone',
  },
  audit_event: {
    account_id: 'uuid',
    id: 'uuid',
    at: 'timestamp with time zone',
    action: 'text',
    payment_id: 'uuid | null',
    actor_user_id: 'uuid | null',
    session_id: 'uuid | null',
    correlator_id: 'text | null',
    detail: 'jsonb',
  },
  card_data_token: {
    account_id: 'uuid',
    token: 'text',
    payment_method_id: 'uuid | null',
    processor_token: 'text',
    type: 'text',
    brand: 'text | null',
    funding: 'text | null',
    can_be_saved: 'boolean',
    last_four: 'text',
    expiration: 'text | null',
    postal_code: 'text | null',
    account_type: 'text | null',
    holder_name: 'text | null',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    used_at: 'timestamp with time zone | null',
    fingerprint: 'text | null',
  },
  dismissed_page_alert: {
    account_id: 'uuid',
    user_id: 'uuid',
    alert_id: 'text',
    dismissed_at: 'timestamp with time zone',
  },
  draft: {
    account_id: 'uuid',
    user_id: 'uuid',
    flow: 'text',
    content: 'text',
    updated_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
  },
  idempotent_answer: {
    account_id: 'uuid',
    idempotency_key: 'uuid',
    operation: 'text',
    request_hash: 'text',
    answer: 'jsonb',
    answered_at: 'timestamp with time zone',
  },
  message_switched_off: {
    account_id: 'uuid',
    user_id: 'uuid',
    kind: 'text',
    switched_off_at: 'timestamp with time zone',
  },
  mobile_order: {
    account_id: 'uuid',
    id: 'uuid',
    number: 'text',
    ordered_on: 'date',
    shipments: 'jsonb',
    items: 'jsonb',
    taxes: 'jsonb',
    payment: 'jsonb',
  },
  page_alert: {
    id: 'text',
    pid: 'text',
    type: 'text',
    severity: 'text',
    body: 'jsonb',
    link: 'text | null',
    action: 'jsonb | null',
    estimated_resolution: 'timestamp with time zone | null',
    starts_at: 'timestamp with time zone',
    ends_at: 'timestamp with time zone | null',
    account_id: 'uuid | null',
  },
  payment: {
    account_id: 'uuid',
    id: 'uuid',
    idempotency_key: 'uuid | null',
    request_hash: 'text | null',
    status: 'text',
    status_reason: 'text | null',
    amount_cents: 'bigint',
    payment_date: 'date',
    requested_at: 'timestamp with time zone',
    started_at: 'timestamp with time zone | null',
    posted_date: 'date | null',
    confirmation_number: 'text | null',
    channel: 'text',
    method_id: 'uuid | null',
    method_type: 'text',
    method_brand: 'text | null',
    method_account_type: 'text | null',
    method_last_four: 'text',
    processor_token: 'text | null',
    charge_id: 'text | null',
    keep_method: 'jsonb | null',
    created_by_user_id: 'uuid',
    created_by_name: 'text',
    in_support_queue: 'boolean',
    restores_service_by: 'timestamp with time zone | null',
    imported: 'boolean',
    answer: 'jsonb | null',
    answered_at: 'timestamp with time zone | null',
    reference: 'text',
    was_checked: 'boolean',
    failed_at: 'timestamp with time zone | null',
    return_reason: 'text | null',
    device_id: 'uuid | null',
    device_name: 'text | null',
    device_line_last_four: 'text | null',
  },
  payment_method: {
    account_id: 'uuid',
    id: 'uuid',
    type: 'text',
    name: 'text | null',
    is_preferred: 'boolean',
    is_restricted: 'boolean',
    last_four: 'text',
    brand: 'text | null',
    expiration: 'text | null',
    funding: 'text | null',
    postal_code: 'text | null',
    account_type: 'text | null',
    holder_name: 'text',
    processor_token: 'text',
    created_at: 'timestamp with time zone',
    removed_at: 'timestamp with time zone | null',
    version: 'integer',
    fingerprint: 'text | null',
    last_change: 'text | null',
    changed_at: 'timestamp with time zone | null',
    changed_by_user_id: 'uuid | null',
    expiry_told: 'text | null',
  },
  portal_user: {
    id: 'uuid',
    username: 'text',
    password_hash: 'text',
    first_name: 'text',
    last_name: 'text',
    email: 'text',
    user_type: 'text',
    created_at: 'timestamp with time zone',
    language: 'text | null',
    devices_known_since: 'timestamp with time zone | null',
    has_second_step: 'boolean',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ColumnType>>>>;

/** What a column's value is in a program, as the driver gives and takes it. */
interface ValueTypes {
  readonly uuid: string;
  readonly text: string;
  readonly boolean: boolean;
  readonly integer: number;
  readonly bigint: number;
  readonly date: string;
  readonly 'timestamp with time zone': Date;
  /** Parsed, and of whatever shape. */
  readonly jsonb: unknown;
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
