// Written from apps/portal/src/addresses/panels/*.ts; after adding or removing one, run `npm run lists`.
export const panelFlows = [
  'auto-pay-enroll',
  'auto-pay-manage',
  'bill-details',
  'device-payment',
  'message-settings',
  'one-time-payment',
  'paperless',
  'scheduled-payment',
  'wallet',
] as const;
