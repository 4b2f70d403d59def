/* What nobody sees or what turns the text around it; letters that are drawn as nothing, and a braille cell without dots. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** A name as it is kept: one line, without what nobody sees and what turns the text around it, and without spaces around. */
export const nameAsKept = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
