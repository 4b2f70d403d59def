// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { Permission } from '@linework/domain';

export const operations = {
  autoPayEnrolment: { permission: 'billing.view', idempotent: false },
  billingSummary: { permission: 'billing.view', idempotent: false },
  customerBills: { permission: 'billing.view', idempotent: false },
  draft: { permission: 'account.view', idempotent: false },
  paperless: { permission: 'account.view', idempotent: false },
  paymentOptions: { permission: 'billing.view', idempotent: false },
  paymentPreview: { permission: 'billing.view', idempotent: false },
  payment: { permission: 'billing.view', idempotent: false },
  paymentByKey: { permission: 'billing.view', idempotent: false },
  payments: { permission: 'billing.view', idempotent: false },
  scheduledPayments: { permission: 'billing.view', idempotent: false },
  scheduledWarnings: { permission: 'billing.view', idempotent: false },
  transactions: { permission: 'billing.view', idempotent: false },
  paymentMethods: { permission: 'billing.view', idempotent: false },
  saveDraft: { permission: 'account.view', idempotent: false },
  discardDraft: { permission: 'account.view', idempotent: false },
  dismissNews: { permission: 'billing.view', idempotent: false },
  changePaperless: { permission: 'billing.manage', idempotent: false },
  makePayment: { permission: 'billing.pay', idempotent: true },
  changeScheduledPayment: { permission: 'billing.pay', idempotent: true },
  cancelScheduledPayment: { permission: 'billing.pay', idempotent: true },
} as const satisfies Readonly<Record<string, { permission: Permission; idempotent: boolean }>>;
