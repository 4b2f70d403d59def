import { useCopy } from '@linework/copy';
import { Button, Select } from '@linework/design-system';
import { styled } from 'styled-components';
import { atlasCopy } from './atlas.copy.ts';
import type { FlowState } from './flow-graph.ts';
import { stateTitle } from './measure.ts';
import type { Choice } from './use-choice.ts';

const Panel = styled.section`
  display: grid;
  gap: var(--lw-space-8);

  @media print {
    display: none;
  }
`;

const Heading = styled.h2`
  font-size: var(--lw-font-size-18);
  line-height: var(--lw-line-height-18);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-16);

  & > * {
    flex: 0 1 18rem;
  }

  & > button {
    flex: none;
  }
`;

export interface PathChooserProps {
  readonly states: readonly FlowState[];
  readonly choice: Choice;
}

/** Between which two states the shortest path is shown. */
export function PathChooser({ states, choice }: PathChooserProps) {
  const { t } = useCopy(atlasCopy);
  const options = states
    .filter(({ kind }) => kind === 'state')
    .map(({ id, name }) => ({ id, label: stateTitle(name) }));
  return (
    <Panel aria-labelledby="path-heading">
      <Heading id="path-heading">{t('path.heading')}</Heading>
      <Row>
        <Select
          label={t('path.from')}
          placeholder={t('path.placeholder')}
          options={options}
          value={choice.from}
          onChange={(key) => choice.set({ from: key === null ? null : String(key) })}
        />
        <Select
          label={t('path.to')}
          placeholder={t('path.placeholder')}
          options={options}
          value={choice.to}
          onChange={(key) => choice.set({ to: key === null ? null : String(key) })}
        />
        {(choice.from !== null || choice.to !== null) && (
          <Button variant="quiet" onPress={() => choice.set({ from: null, to: null })}>
            {t('path.clear')}
          </Button>
        )}
      </Row>
    </Panel>
  );
}
