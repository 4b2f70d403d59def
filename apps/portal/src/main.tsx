import '@linework/design-system/styles.css';
import { createCopy, loadCopy } from '@linework/copy';
import { createRoot } from 'react-dom/client';
import { loadConfiguration } from './configuration/portal-configuration.ts';
import { startingLanguage } from './session/preferences.ts';
import { shellCopy } from './shell/shell.copy.ts';
import { openPortal } from './start/open-portal.ts';
import { PortalRoot } from './start/PortalRoot.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

const copy = createCopy({ language: startingLanguage(), strict: import.meta.env.DEV });
const [configuration] = await Promise.all([loadConfiguration(), loadCopy(copy, [shellCopy])]);
createRoot(root).render(<PortalRoot portal={openPortal(configuration)} copy={copy} />);
