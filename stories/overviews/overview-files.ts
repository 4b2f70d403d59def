import { codesInOrder, outcomeGroupOf, outcomeGroups } from '@linework/review';

export interface OverviewFile {
  readonly name: string;
  readonly text: string;
}

function file(name: string, title: string, component: string, given: string): OverviewFile {
  return {
    name: `${name}.mdx`,
    text: `{/* Written by generate.ts from the machines and the outcome register. */}
import { Meta } from '@storybook/addon-docs/blocks';
import { ${component} } from './${component}.tsx';

<Meta title="${title}" name="Overview" />

<${component}${given} />
`,
  };
}

/** A flow with a machine, and the title that its stories are filed under: `Flows/One-time payment`. */
export interface FiledFlow {
  readonly id: string;
  readonly title: string;
  /** How the flow is called on its page. */
  readonly name: string;
}

/** A docs page for each flow, each family of outcomes and the standings, at the head of their stories. */
export function overviewFiles(flows: readonly FiledFlow[]): OverviewFile[] {
  const groups = [...new Set(codesInOrder.map(outcomeGroupOf))];
  return [
    ...flows.map(({ id, title, name }) =>
      file(`flow-${id}`, title, 'FlowPage', ` flow="${id}" title="${name}"`),
    ),
    ...groups.map((group) => {
      const title = outcomeGroups[group];
      const name = `outcomes-${title.toLowerCase().replaceAll(' ', '-')}`;
      return file(name, `Outcomes/${title}`, 'FamilyPage', ` group="${group}" title="${title}"`);
    }),
    file('standings', 'Account states/Standings', 'StandingsPage', ''),
  ];
}
