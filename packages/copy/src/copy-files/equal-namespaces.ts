import { readCopyPath } from './copy-path.ts';

/**
 * Namespaces that stand for copy files of several folders, with these files: whichever is loaded last would speak for
 * both.
 */
export function equalNamespaces(files: readonly string[]): readonly (readonly string[])[] {
  const english = files.filter((file) => readCopyPath(file)?.language === 'en');
  const byNamespace = Object.groupBy(english, (file) => readCopyPath(file)?.namespace ?? '');
  return Object.values(byNamespace).flatMap((same = []) => (same.length > 1 ? [same] : []));
}
