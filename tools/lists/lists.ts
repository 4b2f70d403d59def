import type { GivenName } from '../new/given-name.ts';

/** A file that a list has a line for. */
export interface Listed {
  /** From the list's folder, as an import has it. */
  readonly from: string;
  /** The name of the folder or file that says what it is. */
  readonly name: GivenName;
}

/** A list that is written from the files that are there. */
export interface List {
  readonly file: string;
  /** The files: what stands for `*` last is the name of each. */
  readonly of: string;
  /** Everything below the heading. */
  readonly body: (listed: readonly Listed[]) => readonly string[];
}

/** Hands on all that the files export. */
const face = (listed: readonly Listed[]) => listed.map(({ from }) => `export * from '${from}';`);

/** Imports from each file the one thing that bears its name. */
const imports = (listed: readonly Listed[], named: (name: GivenName) => string) =>
  listed.map(({ from, name }) => `import { ${named(name)} } from '${from}';`);

/** Lists whose members answer operations: one that nobody answers does not compile. */
const byOperation = (list: string, type: string, typeFrom: string, named: (name: GivenName) => string) => {
  return (listed: readonly Listed[]) => [
    "import type { OperationName } from '@linework/contract/operations';",
    `import type { ${type} } from '${typeFrom}';`,
    ...imports(listed, named),
    '',
    `export const ${list} = {`,
    ...listed.map(({ name }) => `  ...${named(name)},`),
    `} satisfies Readonly<Record<OperationName, ${type}>>;`,
  ];
};

const feature = ({ camel }: GivenName) => `${camel}Feature`;
const panel = ({ camel }: GivenName) => `${camel}Panel`;
const origins = ({ camel }: GivenName) => `${camel}Origins`;
const family = ({ camel }: GivenName) => `${camel}Outcomes`;
const copyFile = ({ camel }: GivenName) => `${camel}Texts`;
const fake = ({ pascal }: GivenName) => `fake${pascal}`;

/** All lists that follow from which files there are. What is not to be listed stands in a folder further down. */
export const lists: readonly List[] = [
  { file: 'packages/domain/src/index.ts', of: 'packages/domain/src/*/*.ts', body: face },
  {
    file: 'packages/domain/src/outcomes/families/family-rows.ts',
    of: 'packages/domain/src/outcomes/families/*-outcomes.ts',
    body: (listed) => [
      ...imports(listed, family),
      '',
      'export const familyRows = {',
      ...listed.map(({ name }) => `  ...${family(name)},`),
      '};',
    ],
  },
  {
    file: 'packages/contract/src/generated/wire.ts',
    of: 'packages/contract/src/wire/*.ts',
    body: face,
  },
  {
    file: 'apps/edge/src/generated/features.ts',
    of: 'apps/edge/src/capabilities/*/feature.ts',
    body: (listed) => [
      ...imports(listed, feature),
      '',
      'export const allFeatures = [',
      ...listed.map(({ name }) => `  ${feature(name)},`),
      '] as const;',
    ],
  },
  {
    file: 'apps/edge/test/generated/operation-cases.ts',
    of: 'apps/edge/test/operations/*.ts',
    body: byOperation(
      'operationCases',
      'OperationCases',
      '../parity/operation-cases.ts',
      ({ camel }) => `${camel}Operations`,
    ),
  },
  {
    file: 'fixtures/src/generated/fake-capabilities.ts',
    of: 'fixtures/src/fake-edge/capabilities/*.ts',
    body: (listed) => [
      "import type { FakeGround } from '../fake-edge/ground.ts';",
      ...imports(listed, fake),
      '',
      'export const fakeCapabilities = (ground: FakeGround) => ({',
      ...listed.map(({ name }) => `  ${name.camel}: ${fake(name)}(ground),`),
      '});',
    ],
  },
  {
    file: 'fixtures/src/generated/graph-resolvers.ts',
    of: 'fixtures/src/network/operations/*.ts',
    body: byOperation(
      'graphResolvers',
      'GraphResolver',
      '../network/graph-resolver.ts',
      ({ camel }) => `${camel}Resolvers`,
    ),
  },
  {
    file: 'packages/contract/src/generated/panel-flows.ts',
    of: 'apps/portal/src/addresses/panels/*.ts',
    body: (listed) => [
      'export const panelFlows = [',
      ...listed.map(({ name }) => `  '${name.kebab}',`),
      '] as const;',
    ],
  },
  {
    file: 'apps/portal/src/addresses/generated/panel-rows.ts',
    of: 'apps/portal/src/addresses/panels/*.ts',
    body: (listed) => [
      ...imports(listed, panel),
      '',
      'export const panelRows = [',
      ...listed.map(({ name }) => `  ${panel(name)},`),
      '] as const;',
    ],
  },
  {
    file: 'packages/review/src/generated/outcome-origins.ts',
    of: 'packages/review/src/register/*-origins.ts',
    body: (listed) => [
      "import type { OutcomeCode } from '@linework/domain';",
      "import type { OutcomeOrigin } from '../register/outcome-origin.ts';",
      ...imports(listed, origins),
      '',
      '/** Where each outcome comes from: a code without an origin does not compile. Kept apart from what customers load. */',
      'export const outcomeOrigins: Readonly<Record<OutcomeCode, OutcomeOrigin>> = {',
      ...listed.map(({ name }) => `  ...${origins(name)},`),
      '} satisfies Record<OutcomeCode, OutcomeOrigin>;',
    ],
  },
  {
    file: '.storybook/generated/copy-by-name.ts',
    of: '{packages/*/src,apps/portal/src,stories,tools/new/templates}/**/*.en.json',
    body: (listed) => [
      ...listed.map(({ from, name }) => `import type ${copyFile(name)} from '${from}';`),
      '',
      '/** Every copy file by its name, as what plays in stories find words by. */',
      'export interface CopyByName {',
      ...listed.map(({ name }) => `  readonly ${name.camel}: typeof ${copyFile(name)};`),
      '}',
    ],
  },
];
