import { sampleRows } from '../../tools/copy/matrix/sample-rows.ts';
import { storiesByWord } from '../../tools/copy/matrix/where-shown.ts';
import type { MatrixFacts } from './matrix-facts.ts';

const stories = [
  { id: 'flows-one-time-payment--reviewing', title: 'Flows/One-time payment', name: 'Reviewing' },
  { id: 'flows-one-time-payment--submitting', title: 'Flows/One-time payment', name: 'Submitting' },
  { id: 'flows-wallet--empty', title: 'Flows/Wallet', name: 'Empty' },
  { id: 'pages-pay-a-bill--default', title: 'Pages/Pay a bill', name: 'Default' },
];

/** A picture of nothing in particular, the size of a phone. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 844"><path fill="#8a97a5" d="M32 48h180v28H32zM32 120h326v180H32zM32 332h326v20H32zM32 372h240v20H32z"/></svg>',
)}`;

const base = Object.fromEntries(sampleRows.map(({ id, texts }) => [id, texts]));

/** A few texts with everything known of them. */
export const sampleFacts: MatrixFacts = {
  rows: sampleRows,
  showing: storiesByWord(
    {
      words: {
        'flows-one-time-payment--reviewing': ['payment:pay', 'payment:terms', 'payment:due'],
        'flows-one-time-payment--submitting': ['payment:pay', 'payment:left_one', 'payment:left_other'],
        'flows-wallet--empty': ['wallet:heading', 'wallet:autoPay', 'wallet:remove', 'wallet:expired'],
        'pages-pay-a-bill--default': ['payment:pay', 'payment:formula'],
      },
      seen: {},
    },
    stories,
  ),
  pictureOf: () => picture,
  pictures: 'made',
  base: {
    commit: 'c0ffee0123456789c0ffee0123456789c0ffee01',
    words: {
      ...base,
      'payment:pay': { en: 'Pay {{amount, money}}', es: 'Pagar {{amount, money}} hoy' },
      'wallet:heading': { en: 'Payment methods', es: 'Sus métodos de pago' },
      'wallet:gone': { en: 'Gone', es: 'Ya no está' },
    },
  },
};

/** The same while nobody has recorded stories or asked what the words were. */
export const sampleFactsUnrecorded: MatrixFacts = {
  rows: sampleRows,
  showing: null,
  pictureOf: () => undefined,
  pictures: 'none',
  base: null,
};
