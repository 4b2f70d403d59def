/** How grave it is what a standing means for whoever reads it. */
export type Severity = 'none' | 'positive' | 'information' | 'warning' | 'critical';
