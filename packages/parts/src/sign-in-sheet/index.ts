export { CallLine } from './CallLine.tsx';
export { SignInSheet, type SignInSheetProps, Titles } from './SignInSheet.tsx';
