import { failWith } from '../bootstrap/progress.mjs';
import { arePicturesCurrent } from '../pictures/picture-stamp.ts';
import { reviewersFolder } from '../pictures/serve-reviewers.ts';
import { build, catalogueBuild, portalBuild } from '../start/builds.ts';
import { buildPackages } from './packages.ts';
import { completeForAnyServer } from './static-catalogue.ts';

try {
  await build(portalBuild);
  await build(catalogueBuild);
  completeForAnyServer(catalogueBuild.out, reviewersFolder, arePicturesCurrent());
  await buildPackages();
  process.stdout.write(`
  Portal      apps/portal/dist    (served by the edge: PORTAL_DIST)
  Catalog     storybook-static    (static files for any web server)
  Packages    dist/packages       (one tarball each, ready to publish)
`);
} catch (error) {
  failWith(error);
}
