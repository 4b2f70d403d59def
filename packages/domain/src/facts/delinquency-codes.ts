/** Days past due at which the account enters each delinquency code (spec section 4). */
export const delinquencyCodes = [30, 43, 50, 76] as const;
export type DelinquencyCode = (typeof delinquencyCodes)[number];

/** Service is turned off when an account reaches this code (spec section 4). */
export const serviceEndsAtCode = 50 satisfies DelinquencyCode;

/** Equipment is asked for when an account reaches this code (spec section 4). */
export const equipmentAskedAtCode = 76 satisfies DelinquencyCode;

/** From the day that service is turned off to the one on which equipment is asked for. */
export const daysToEquipment = equipmentAskedAtCode - serviceEndsAtCode;
