import { embeddedDatabaseFolder, FolderInUse, refuseHeldFolder } from './database/pglite/folder-lock.ts';

/*
 * The edge as a process. What it reads from its environment stands in configuration/environment-variables.ts; the
 * ones a person usually sets are PORT, HOST, DATABASE_URL, DATA_DIR, PORTAL_ENV, PORTAL_DIST and PROCESSOR_URL.
 */

// Before the rest is loaded, which takes a second: who starts a second edge on a data folder is told at once.
if (!process.env.DATABASE_URL) {
  try {
    await refuseHeldFolder(embeddedDatabaseFolder(process.env.DATA_DIR));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

await import('./run-edge.ts');
