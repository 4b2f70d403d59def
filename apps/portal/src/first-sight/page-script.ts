import { openTables } from './open-tables.ts';
import { keepPresses } from './pressed-early.ts';
import { sayNotStarted } from './say-not-started.ts';

// The page's own script (`build/page-script.ts`): it runs before the portal's first file comes, and instead of one that does not.
const root = document.getElementById('root');
if (root) {
  sayNotStarted(root, root.firstElementChild ? keepPresses(root) : () => false);
  openTables();
}
