/** What an alert is about (spec section 3). */
export const alertTypes = ['outage', 'other'] as const;
export type AlertType = (typeof alertTypes)[number];

/** How much it matters, the worst first. */
export const alertSeverities = ['critical', 'warning', 'information'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];
