import { freePort } from '../journeys/free-port.ts';
import { type JourneyEdge, startJourneyEdge } from '../journeys/journey-edge.ts';
import { buildWhenChanged, portalBuild } from '../start/builds.ts';
import { buildBareApp } from './bare-app.ts';

export interface Served {
  portal: string;
  bare: string;
}

/** The built portal and the bare app, each served by a real edge, so that only what they load differs. */
export async function whileServed<T>(use: (served: Served) => Promise<T>): Promise<T> {
  await buildWhenChanged(portalBuild);
  const started: JourneyEdge[] = [];
  const serve = async (dist: string): Promise<string> => {
    const edge = await startJourneyEdge(await freePort(), dist);
    started.push(edge);
    return edge.url;
  };
  try {
    const portal = await serve(portalBuild.out);
    const bare = await serve(await buildBareApp());
    return await use({ portal, bare });
  } finally {
    for (const edge of started) await edge.stop();
  }
}
