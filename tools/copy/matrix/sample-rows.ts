import { rowsOf } from './copy-row.ts';

/** A few texts, with one of everything that can stand out: for tests and stories. */
export const sampleRows = rowsOf([
  {
    folder: 'packages/billing-flows/src/one-time-payment',
    namespace: 'payment',
    language: 'en',
    tree: {
      pay: 'Pay {{amount, money}} today',
      left_one: 'One payment left',
      left_other: '{{count}} payments left',
      terms: 'By paying you accept the <terms>electronic payment terms</terms>.',
      due: 'Due {{date, dayMonth}}',
      formula: '=1+1 is no formula, "quoted", and has a comma',
    },
  },
  {
    folder: 'packages/billing-flows/src/one-time-payment',
    namespace: 'payment',
    language: 'es',
    tree: {
      pay: 'Pagar {{amount, money}} hoy',
      left_one: 'Queda un pago',
      left_other: 'Quedan {{count}} pagos',
      due: 'Vence {{date, date}}',
      formula: '=1+1 no es una fórmula, “entre comillas” y con coma',
    },
  },
  {
    folder: 'packages/billing-flows/src/wallet',
    namespace: 'wallet',
    language: 'en',
    tree: {
      heading: 'Payment methods',
      autoPay: 'Auto Pay',
      statement: 'Statement',
      remove: 'Remove it',
      expired: 'This card has expired.',
    },
  },
  {
    folder: 'packages/billing-flows/src/wallet',
    namespace: 'wallet',
    language: 'es',
    tree: {
      heading: 'Métodos de pago',
      autoPay: 'Auto Pay',
      statement: 'Statement',
      remove: 'Quitar este método de pago guardado',
      expired: 'Esta tarjeta ya venció.',
    },
  },
]);
