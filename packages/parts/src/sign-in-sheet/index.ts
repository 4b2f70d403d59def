export { SignInSheet, type SignInSheetProps, Titles } from './SignInSheet.tsx';
