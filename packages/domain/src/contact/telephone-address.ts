/** Where a link on a telephone number leads: `1-800-555-0142` is called as `tel:18005550142`. */
export const telephoneAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
