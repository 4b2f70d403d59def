import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { Refusal } from '../bootstrap/progress.mjs';

/** What `npm start` and `npm run dev` were asked to do. */
export interface Settings {
  /** Where a customer's browser goes. */
  port: number;
  /** Where the catalogue is read. */
  cataloguePort: number;
  /** PostgreSQL to use in place of the embedded database. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database and of the logs. */
  dataDir: string;
  portalEnv: string;
  /** Whether demo customers belong here: never where real ones are. */
  demo: boolean;
  /** Whether no message leaves: without a mail server they stay in the demo's mailbox. */
  keepsMail: boolean;
  /** Folder of the built portal that the edge serves. */
  portalDist: string;
  /** Throw the demo data away and seed again. */
  fresh: boolean;
  /** Hot reload instead of a build. */
  dev: boolean;
}

function portFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const given = env[name];
  if (!given) return otherwise;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`${name} is "${given}", which is not a port number (1 to 65535).`);
}

/** Environments in which sample customers and their published passwords exist. */
const demoEnvironments = ['docker', 'ephemeral', 'dev', 'mock'];

/** Reads the environment and the arguments after `--`; an argument that means nothing is refused. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const unknown = args.find((arg) => arg !== '--fresh' && arg !== '--dev');
  if (unknown) throw new Refusal(`"${unknown}" means nothing here; the one option is --fresh.`);
  const dev = args.includes('--dev');
  const port = portFrom(env, 'PORT', 8080);
  const cataloguePort = portFrom(env, 'CATALOGUE_PORT', 6006);
  if (!dev && port === cataloguePort) {
    throw new Refusal(`PORT and CATALOGUE_PORT are both ${port}: the portal and the catalog need one each.`);
  }
  const portalEnv = env.PORTAL_ENV || (dev ? 'dev' : 'docker');
  const demoSwitchedOff = ['off', 'false', '0'].includes(env.DEMO_SIGN_INS ?? '');
  const demo = demoEnvironments.includes(portalEnv) && !demoSwitchedOff;
  const fresh = args.includes('--fresh');
  if (fresh && !demo) throw new Refusal(`--fresh reseeds demo customers, and "${portalEnv}" has none here.`);
  return {
    port,
    cataloguePort,
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    portalEnv,
    demo,
    keepsMail: demo && !env.SMTP_URL,
    portalDist: path.join(root, 'apps/portal/dist'),
    fresh,
    dev,
  };
}
