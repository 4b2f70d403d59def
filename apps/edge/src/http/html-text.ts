/** A text as HTML: in it, or in an attribute's quotes, it stays the text that it is. */
export const htmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
