import type { PageName } from '../routes/route-table.ts';
import type { Page } from './page.types.ts';

/** Every page that exists, each a chunk of its own: `payBill` is `PayBillPage.tsx`, which the build's hints rely on. */
export const pages = {
  signIn: () => import('./SignInPage.tsx'),
  accountSummary: () => import('./AccountSummaryPage.tsx'),
  payBill: () => import('./PayBillPage.tsx'),
  billingMoved: () => import('./BillingMovedPage.tsx'),
  maintenance: () => import('./MaintenancePage.tsx'),
  notFound: () => import('./NotFoundPage.tsx'),
} satisfies Record<PageName, () => Promise<{ page: Page }>>;
