import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { say } from '../bootstrap/progress.mjs';
import { findBrowser } from '../browser/find-browser.mjs';
import { arePicturesCurrent, hasPictures } from '../pictures/picture-stamp.ts';

/** How far the pictures of the catalogue's own pages are: flow atlas, copy matrix. */
export type PicturesState = 'making' | 'made' | 'none';

/** What a start can take them with: it brings no browser by itself. */
function browserHere(): string | undefined {
  try {
    return findBrowser();
  } catch {
    return undefined;
  }
}

/** Makes the catalogue's pictures once everything is served, with what the processor has left over. */
export class CataloguePictures {
  state: PicturesState = hasPictures() ? 'made' : 'none';
  #child: ChildProcess | undefined;
  #isStopped = false;

  make(): void {
    if (arePicturesCurrent()) return;
    if (!browserHere()) {
      say(
        'The catalog has no pictures in its atlas and matrix: no browser here. npm run pictures brings one.',
      );
      return;
    }
    say('Making the pictures of the catalog’s atlas and matrix in the background: about two minutes.');
    this.state = 'making';
    void this.#run();
  }

  async #run(): Promise<void> {
    const args = [path.join(root, 'tools/pictures/pictures.ts')];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', detached: true });
    this.#child = child;
    if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    const [code] = await once(child, 'exit').catch(() => [1]);
    this.#child = undefined;
    this.state = hasPictures() ? 'made' : 'none';
    if (!this.#isStopped) {
      say(
        code === 0
          ? 'The catalog’s pictures are ready.'
          : 'Not every picture could be made: npm run pictures says why.',
      );
    }
  }

  /** Ends it with everything that it started: a build, a browser. */
  stop(): void {
    this.#isStopped = true;
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid);
    } catch {
      // It ended by itself in the meantime.
    }
  }
}
