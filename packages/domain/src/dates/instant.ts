import { isBusinessDate } from './business-date.ts';

const timeShape = /^T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Whether a text is an instant as the edge writes it, `2026-11-21T20:04:00.000Z`, and one that there is. */
export const isInstant = (text: string): boolean =>
  isBusinessDate(text.slice(0, 10)) && timeShape.test(text.slice(10));
