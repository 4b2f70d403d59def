import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portalBuild } from '../start/builds.ts';

/** A copy of the built portal, in which files can be changed while an edge serves it. */
export interface ServedCopy {
  readonly folder: string;
  /** Adds one byte, which means nothing to a script or to data, to every form of a file. @returns what puts the file back */
  change(name: RegExp): () => void;
  remove(): void;
}

/** @param whom it is served to: the folder is named after them */
export function copyBuiltPortal(whom: string): ServedCopy {
  const folder = mkdtempSync(path.join(tmpdir(), `linework-served-${whom}-`));
  cpSync(portalBuild.out, folder, { recursive: true });
  const assets = path.join(folder, 'assets');
  return {
    folder,
    change(name) {
      const forms = readdirSync(assets).filter((file) => name.test(file));
      const plain = forms.find((file) => /\.js(?:on)?$/.test(file));
      if (plain === undefined) throw new Error(`No file is called ${name}`);
      const changed = `${readFileSync(path.join(assets, plain), 'utf8')}\n`;
      for (const form of forms) rmSync(path.join(assets, form));
      writeFileSync(path.join(assets, plain), changed);
      return () => {
        for (const form of forms) cpSync(path.join(portalBuild.out, 'assets', form), path.join(assets, form));
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
