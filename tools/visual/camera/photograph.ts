import type { Shot } from '../shots.ts';
import type { CameraBrowser } from './browser.ts';
import { serveFolder } from './serve-folder.ts';
import { openStand, type Standing, type Taken, takePicture } from './stand.ts';

interface Session {
  readonly camera: CameraBrowser;
  /** The folder of the built catalogue. */
  readonly catalogue: string;
  readonly shots: readonly Shot[];
  readonly pages: number;
  /** Without pictures the stories are only shown: what the camera itself costs is the difference. */
  readonly withPictures?: boolean;
  readonly onTaken: (shot: Shot, taken: Taken) => Promise<void> | void;
}

/** Takes every shot once, on so many pages that stay open; each takes the next shot of one queue. */
export async function photograph(session: Session): Promise<void> {
  const { camera, catalogue, shots, onTaken, withPictures = true } = session;
  if (shots.length === 0) return;
  const served = await serveFolder(catalogue);
  const queue = shots.values();
  const standing: Standing = new Map();
  const work = async (): Promise<void> => {
    let stand = await openStand(camera.browser, served.url);
    for (const shot of queue) {
      const taken = await takePicture(stand, shot, { withPng: withPictures, standing });
      await onTaken(shot, taken);
      if (taken.failure === null) continue;
      // What failed may have left anything behind: the next story begins on a page of its own.
      await stand.page.context().close();
      stand = await openStand(camera.browser, served.url);
    }
    await stand.page.context().close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(session.pages, shots.length) }, work));
  } finally {
    await served.close();
  }
}
