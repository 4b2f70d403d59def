import { writeFileSync } from 'node:fs';
import { tokensCss } from './tokens-css.ts';

/** `node packages/design-system/src/tokens/generate.ts` after a change to a *.tokens.json. */
writeFileSync(new URL('tokens.css', import.meta.url), tokensCss());
