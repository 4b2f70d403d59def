import { writeFileSync } from 'node:fs';
import { tokensCss } from './tokens-css.ts';

/** `npm run lists` after a change to a *.tokens.json. */
writeFileSync(new URL('tokens.css', import.meta.url), tokensCss());
