import type { DocumentHead } from '../src/statement-document/document-outline.ts';

/** What every document of one account begins with. */
export const documentHead: DocumentHead = {
  brand: 'Linework Business',
  billed: {
    companyName: 'Maple Street Bakery',
    billToAddress: { addressLine1: '214 Maple Street', city: 'Rochester', state: 'NY', zip: '14607' },
  },
  address: 'https://portal.example/billing/pay-bill',
};
