import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { AccessibilityCriteria } from '../packages/design-system/src/accessibility/criteria.ts';
import { CriteriaBlock } from './CriteriaBlock.tsx';
import { frameRules } from './docs-frames.ts';
import { GuidanceBlock } from './GuidanceBlock.tsx';
import { componentOf } from './prop-tables.ts';

/** A component's own page: what it is and when to use it, what it takes, what it promises, and each of its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { accessibility }: { accessibility?: AccessibilityCriteria } = preparedMeta.parameters;
  const component = componentOf(preparedMeta.title);
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <style>{frameRules(stories)}</style>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {component && <GuidanceBlock component={component} />}
      <Controls />
      {accessibility && <CriteriaBlock criteria={accessibility} />}
      <Stories includePrimary={false} />
    </>
  );
}
