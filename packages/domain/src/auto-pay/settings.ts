/** What the provider configures about Auto Pay. */
export interface AutoPaySettings {
  /** On which days after the debit day a declined debit is tried again, rising. */
  readonly retryDays: readonly number[];
}

export const defaultAutoPaySettings: AutoPaySettings = { retryDays: [3, 6] };
