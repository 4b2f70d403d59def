import path from 'node:path';

/** Where the product's components stand; the design system's `Modal` opens nothing by itself. */
export const componentFiles = '{packages,apps}/*/src/**/*.tsx';

const isProduct = (file: string): boolean =>
  !file.endsWith('.stories.tsx') && !file.split(path.sep).includes('design-system');

/**
 * The dialogs of the product by their components' names, from the source of each component: those that render `Modal`.
 * @throws Error where a dialog's file does not say that it is one, or two have one name
 */
export function dialogsIn(sources: Readonly<Record<string, string>>): string[] {
  const files = Object.keys(sources).filter(
    (file) => isProduct(file) && /<Modal\b/.test(sources[file] ?? ''),
  );
  const names = files.map((file) => {
    const name = path.basename(file, '.tsx');
    if (!/(Modal|Dialog)$/.test(name)) throw new Error(`${file} renders a Modal: its own name must say so`);
    return name;
  });
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`Two dialogs are called ${twice}`);
  return names.sort();
}
