import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../bootstrap/install.mjs';
import { makeAlbum } from '../../visual/album.ts';
import { compareAlbums } from '../../visual/compare/compare-albums.ts';
import { writeIntentions } from '../../visual/compare/intended.ts';
import { places } from '../../visual/places.ts';
import { whileChanged } from '../../visual/prove/while-changed.ts';
import { shotName } from '../../visual/shots.ts';
import { catalogueOfFolder } from '../../visual/sources/catalogue.ts';
import { git } from '../../visual/sources/source-tree.ts';
import { checkOut } from '../../visual/sources/worktree.ts';
import { atMost, compared, type Measure, told } from '../row.ts';
import { measuredModes, secondsOf, withVisualScene } from './visual-scene.ts';

const changes = {
  'visual/leaf-change': {
    name: 'a leaf screen',
    file: 'AmountLead.tsx',
    find: 'return',
    replace: 'void 0;\n  return',
  },
  'visual/copy-change': {
    name: 'a word',
    file: 'one-time-payment.es.json',
    find: '"¿Cuánto desea',
    replace: '"¿Cuanto desea',
  },
};

/** What a small change costs, and what photographing everything anew finds that the cache's keys missed. */
const changeMeasure =
  (name: keyof typeof changes): Measure =>
  () =>
    withVisualScene(async ({ camera, pages }) => {
      const folder = path.join(places.worktrees, 'bench');
      await checkOut(root, folder, git(root, ['rev-parse', 'HEAD']).trim());
      const wanted = { camera, pages, choice: { modes: measuredModes } };
      const unchanged = await catalogueOfFolder(folder, 'the unchanged tree');
      const before = await makeAlbum({ ...wanted, catalogue: unchanged, label: 'Unchanged' });
      return whileChanged(folder, changes[name], async () => {
        const catalogue = await catalogueOfFolder(folder, changes[name].name);
        const partly = { ...wanted, catalogue };
        let after = before;
        const seconds = await secondsOf(async () => {
          after = await makeAlbum({ ...partly, label: 'By its keys' });
        });
        let all = before;
        const wholeSeconds = await secondsOf(async () => {
          all = await makeAlbum({ ...partly, all: true, label: 'Everything anew' });
        });
        const found = new Set(compareAlbums(before, after).differences.map(({ shot }) => shotName(shot)));
        const truly = compareAlbums(before, all).differences.map(({ shot }) => shotName(shot));
        return [
          compared({ name, value: after.taken, unit: 'pictures taken again' }, all.entries.size),
          compared({ name, value: seconds, unit: 's' }, wholeSeconds),
          told({ name, value: found.size, unit: 'pictures differ' }),
          atMost({ name, value: truly.filter((shot) => !found.has(shot)).length, unit: 'missed' }, null, 0),
        ];
      });
    });

/** What a new baseline adds to the history: the base is built anew each time, so no picture is ever committed. */
const gitGrowth: Measure = () =>
  withVisualScene(async ({ camera, catalogue, pages }) => {
    const seen = (): string[] =>
      git(root, ['ls-files', '--cached', '--others', '--exclude-standard']).split('\n');
    const before = new Set(seen());
    const choice = { modes: measuredModes };
    const album = await makeAlbum({ camera, catalogue, pages, choice, label: 'A new baseline' });
    const added = seen().filter((file) => !before.has(file) && file.endsWith('.png'));
    const bytes = added.reduce((sum, file) => sum + readFileSync(path.join(root, file)).length, 0);
    const lines = [...album.entries].map(([shot, { hash }]) => ({ name: shot, hash: hash ?? 'removed' }));
    const text = writeIntentions(camera.build, lines);
    const name = 'visual/git-growth';
    return [
      atMost({ name, value: bytes / 1024, unit: 'kB of pictures' }, null, 0),
      told({
        name: `${name} if each picture were marked as intended`,
        value: gzipSync(text).length / 1024,
        unit: 'kB of hashes',
      }),
    ];
  });

/** What small changes cost, and what a new baseline does. */
export const visualChangeMeasures: Readonly<Record<string, Measure>> = {
  'visual/leaf-change': changeMeasure('visual/leaf-change'),
  'visual/copy-change': changeMeasure('visual/copy-change'),
  'visual/git-growth': gitGrowth,
};
