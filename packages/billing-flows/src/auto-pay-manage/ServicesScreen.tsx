import { useCopy } from '@linework/copy';
import { Button, Checkbox, FlowActions, Form } from '@linework/design-system';
import type { AutoPayScope, AutoPayStanding } from '@linework/domain';
import { flowCopy, Stack, StepHeading } from '@linework/parts/flow';
import { FormErrors, useFormProblems } from '@linework/parts/forms';
import { useMethodLabel } from '@linework/parts/methods';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
`;

export interface ServicesScreenProps {
  /** What is on. */
  readonly standings: readonly AutoPayStanding[];
  /** What was chosen before. */
  readonly scopes: readonly AutoPayScope[];
  readonly onSubmit: (scopes: readonly AutoPayScope[]) => void;
}

/** Which services a change is for: at least one (spec section 5). */
export function ServicesScreen({ standings, scopes, onSubmit }: ServicesScreenProps) {
  const { t } = useCopy(autoPayManageCopy);
  const { t: say } = useCopy(flowCopy);
  const labelOf = useMethodLabel();
  const headingId = useId();
  const [chosen, setChosen] = useState(scopes);
  const problems = useFormProblems<{ services: true }>(['services'], (found) => ({
    services: found.services && t('services.missing'),
  }));
  const submit = () => {
    if (!problems.show(chosen.length === 0 ? { services: true } : {})) onSubmit(chosen);
  };
  const { id, errorMessage } = problems.field('services');
  return (
    <Stack>
      <StepHeading id={headingId} title={t('services.heading')}>
        {t('services.lead')}
      </StepHeading>
      <Form onSubmit={submit}>
        <FormErrors summary={problems.summary} attempt={problems.attempt} />
        <Group role="group" aria-labelledby={headingId}>
          {standings.map(({ scope, method, debitDay }, index) => (
            <Checkbox
              key={scope}
              {...(index === 0 && { id, errorMessage })}
              label={t(`services.${scope}`)}
              description={t('services.note', { method: labelOf(method), day: debitDay })}
              isSelected={chosen.includes(scope)}
              onChange={(isChosen) => {
                setChosen((before) =>
                  isChosen ? [...before, scope] : before.filter((one) => one !== scope),
                );
                problems.clear('services');
              }}
            />
          ))}
        </Group>
        <FlowActions>
          <Button type="submit" isFullWidth>
            {say('continue')}
          </Button>
        </FlowActions>
      </Form>
    </Stack>
  );
}
