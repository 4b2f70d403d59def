import { failWith, Refusal } from '../bootstrap/progress.mjs';
import { buildWhenChanged, catalogueBuild, portalBuild } from './builds.ts';
import { serveCatalogue } from './catalogue.ts';
import { develop } from './dev.ts';
import { edgeEnvironment, edgeReady, runEdgeCommand, startEdge } from './edge.ts';
import { Lifetime } from './lifetime.ts';
import { CataloguePictures } from './pictures.ts';
import { requireFreePort } from './ports.ts';
import { readSettings, type Settings } from './settings.ts';
import { demoTable } from './sign-ins.ts';

const lifetime = new Lifetime();

/** Brings the database to this version's schema, and fills an empty one with the demo customers where those belong. */
async function prepareDatabase(settings: Settings): Promise<void> {
  const env = edgeEnvironment(settings, settings.port);
  const { signal } = lifetime;
  if (!settings.demo) return runEdgeCommand('Preparing the database', 'migrate.ts', [], env, signal);
  const label = settings.fresh
    ? 'Seeding the demo customers anew'
    : 'Preparing the database and demo customers';
  return runEdgeCommand(label, 'seed.ts', settings.fresh ? ['--fresh'] : [], env, signal);
}

async function serve(settings: Settings): Promise<void> {
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.cataloguePort, 'CATALOGUE_PORT');
  await prepareDatabase(settings);
  await Promise.all([
    buildWhenChanged(portalBuild, lifetime.signal),
    buildWhenChanged(catalogueBuild, lifetime.signal),
  ]);
  lifetime.throwIfEnding();
  const edge = startEdge(settings, settings.port);
  lifetime.onEnd(() => edge.stop());
  await edgeReady(edge, settings.port);
  const pictures = new CataloguePictures();
  const portal = `http://localhost:${settings.port}`;
  lifetime.onEnd(
    await lifetime.serveByVite(() => serveCatalogue(settings.cataloguePort, portal, () => pictures.state)),
  );
  lifetime.onEnd(() => pictures.stop());
  lifetime.isServing = true;
  const table = settings.demo ? `\n${await demoTable(settings)}\n` : '';
  process.stdout.write(`
  Portal     http://localhost:${settings.port}   (community variant: http://community.localhost:${settings.port})
  Catalog    http://localhost:${settings.cataloguePort}
${table}
  The edge's log is ${settings.dataDir}/edge.log. Ctrl-C stops everything.

`);
  pictures.make();
  const said = await edge.ended;
  if (lifetime.isEnding) return;
  throw new Refusal(`The edge ended by itself. Its last words:\n${said || '(none)'}`);
}

lifetime.endOnSignals();

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  await (settings.dev ? develop(settings, lifetime, prepareDatabase) : serve(settings));
  await lifetime.end();
} catch (error) {
  const interrupted = lifetime.isEnding;
  await lifetime.end();
  if (!interrupted) failWith(error);
}
