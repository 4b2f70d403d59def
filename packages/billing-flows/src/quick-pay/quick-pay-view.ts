import type { QuickPayContext, QuickPayEvent, QuickPayProps } from './quick-pay.types.ts';

/** What every screen of the dialog is made from. */
export interface QuickPayView extends QuickPayProps {
  readonly context: QuickPayContext;
  readonly send: (event: QuickPayEvent) => void;
  /** Whether an event leads anywhere from the state it is in. */
  readonly can: (event: QuickPayEvent) => boolean;
}
