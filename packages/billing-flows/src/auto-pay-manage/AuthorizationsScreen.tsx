import { useCopy } from '@linework/copy';
import { ActionGroup, Button, Icon, PrintIcon } from '@linework/design-system';
import type { GivenAuthorization } from '@linework/domain';
import { authorizationsCopy, GivenAuthorizations } from '@linework/parts/auto-pay';
import { Stack, StepHeading } from '@linework/parts/flow';
import { outcomeActionsCopy } from '@linework/parts/outcomes';

export interface AuthorizationsScreenProps {
  readonly given: readonly GivenAuthorization[];
  readonly timeZone: string;
}

/** Every authorization that was given, on the screen and on paper. */
export function AuthorizationsScreen({ given, timeZone }: AuthorizationsScreenProps) {
  const { t } = useCopy(authorizationsCopy);
  const { t: name } = useCopy(outcomeActionsCopy);
  return (
    <Stack>
      <StepHeading title={t('heading')}>{t('lead')}</StepHeading>
      <GivenAuthorizations given={given} timeZone={timeZone} />
      {given.length > 0 && (
        <ActionGroup>
          <Button variant="secondary" icon={<Icon of={PrintIcon} />} onPress={() => globalThis.print()}>
            {name('print')}
          </Button>
        </ActionGroup>
      )}
    </Stack>
  );
}
