import { z } from 'zod';
import { type BusinessDate, isBusinessDate } from './business-date.ts';

export const businessDateSchema = z.custom<BusinessDate>(
  (value) => typeof value === 'string' && isBusinessDate(value),
  'Not a calendar date (YYYY-MM-DD)',
);
