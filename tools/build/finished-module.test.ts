import { describe, expect, test } from 'vitest';
import { finishedModule, isForClient, wordsModule } from './finished-module.ts';

describe('a host with server components leaves to the browser', () => {
  test.each([
    ['what keeps state', "import { useState } from 'react';"],
    ['what makes a context', "import { createContext, lazy } from 'react';"],
    ['what writes styles', "import { css } from 'styled-components';"],
    ['what stands on fields and dialogs', "import { Button } from 'react-aria-components/Button';"],
    ['icons that it hands on', "export { default as PayIcon } from 'lucide-react/icons/banknote';"],
    ['what draws', 'import { jsx as _jsx } from "react/jsx-runtime";'],
  ])('%s', (_, code) => expect(isForClient(code)).toBe(true));

  test.each([
    [
      'a face that loads its flow when it is shown',
      "import { lazy } from 'react';\nexport { a } from './a.js';",
    ],
    ['a rule', "import { z } from 'zod';"],
    ['a use of its own', "import { useful } from './useful.js';"],
  ])('but not %s', (_, code) => expect(isForClient(code)).toBe(false));
});

test('what is for the browser says so before anything else', () => {
  expect(finishedModule("import { useId } from 'react';\n")).toBe(
    '"use client";\nimport { useId } from \'react\';\n',
  );
});

test('words and tokens are loaded as modules, however they are asked for', () => {
  const asked =
    "import light from './light.tokens.json' with { type: 'json' };\nconst en = () => import('../a.en.json');\n";
  expect(finishedModule(asked)).toBe(
    "import light from './light.tokens.json.js';\nconst en = () => import('../a.en.json.js');\n",
  );
  expect(wordsModule('{ "pay": "Pay" }\n')).toBe('export default {"pay":"Pay"};\n');
});
