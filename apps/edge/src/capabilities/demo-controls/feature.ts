import type { Feature } from '../../feature.ts';
import { demoControls } from './demo-controls.ts';

/** What reviewers may switch. */
export const demoControlsFeature = { routes: demoControls } satisfies Feature;
