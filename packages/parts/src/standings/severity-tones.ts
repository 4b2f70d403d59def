import type { AlertTone } from '@linework/design-system';
import type { Severity } from '@linework/domain';

/** The colour in which a standing's severity is told. */
export const severityTones = {
  none: 'information',
  positive: 'positive',
  information: 'information',
  warning: 'warning',
  critical: 'critical',
} as const satisfies Record<Severity, AlertTone>;
