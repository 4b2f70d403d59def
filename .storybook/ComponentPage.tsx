import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { AccessibilityCriteria } from '../packages/design-system/src/accessibility/criteria.ts';
import { CriteriaBlock } from './CriteriaBlock.tsx';

function Criteria() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { accessibility }: { accessibility?: AccessibilityCriteria } = preparedMeta.parameters;
  return accessibility ? <CriteriaBlock criteria={accessibility} /> : null;
}

/** A component's own page: what it is, what it takes, what it promises, and each of its states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Criteria />
      <Stories includePrimary={false} />
    </>
  );
}
