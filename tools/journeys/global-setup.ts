import { buildWhenChanged, portalBuild } from '../start/builds.ts';

/** Builds the portal that every journey walks through. */
export default async function setUp(): Promise<void> {
  await buildWhenChanged(portalBuild);
}
