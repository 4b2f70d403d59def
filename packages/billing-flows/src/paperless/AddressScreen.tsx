import { useCopy } from '@linework/copy';
import { Button, FlowActions, Form, TextField } from '@linework/design-system';
import {
  longestEmailAddress,
  type PaperlessAddressProblem,
  type PaperlessOverview,
  paperlessAddressProblem,
} from '@linework/domain';
import { flowCopy, Stack, StepHeading } from '@linework/parts/flow';
import { FormErrors, useFormProblems } from '@linework/parts/forms';
import { OutcomeNotice } from '@linework/parts/outcomes';
import { useState } from 'react';
import { paperlessCopy } from './paperless.copy.ts';

export interface AddressScreenProps {
  readonly overview: PaperlessOverview;
  /** What was typed before. */
  readonly typed: string | null;
  /** The server would not write to it. */
  readonly isRefused: boolean;
  readonly onSubmit: (email: string) => void;
}

/** Whom to write to. The address on file is there already, and still has to be looked at. */
export function AddressScreen({ overview, typed, isRefused, onSubmit }: AddressScreenProps) {
  const { t } = useCopy(paperlessCopy);
  const flow = useCopy(flowCopy);
  const isOnFile = typed === null && overview.email === null && overview.addressOnFile !== null;
  const [email, setEmail] = useState(typed ?? overview.email ?? overview.addressOnFile ?? '');
  const problems = useFormProblems<{ email: PaperlessAddressProblem }>(['email'], ({ email: found }) => ({
    email: found && t(`address.errors.${found}`, { count: longestEmailAddress }),
  }));
  const send = () => {
    const found = paperlessAddressProblem(overview, email);
    if (!problems.show(found ? { email: found } : {})) onSubmit(email);
  };
  return (
    <Stack>
      <StepHeading title={t('address.heading')}>{t('address.text')}</StepHeading>
      {isRefused && <OutcomeNotice code="LW-PPL-013" role="alert" />}
      <FormErrors summary={problems.summary} attempt={problems.attempt} />
      <Form onSubmit={send} autoComplete="on">
        <TextField
          {...problems.field('email')}
          label={t('address.label')}
          description={isOnFile ? t('address.onFile') : undefined}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          value={email}
          onChange={(value) => {
            setEmail(value);
            problems.clear('email');
          }}
        />
        <FlowActions>
          <Button type="submit" isFullWidth>
            {flow.t('continue')}
          </Button>
        </FlowActions>
      </Form>
    </Stack>
  );
}
