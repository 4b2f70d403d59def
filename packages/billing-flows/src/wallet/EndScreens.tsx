import { useCopy } from '@linework/copy';
import { Button, FlowActions } from '@linework/design-system';
import { isShownAs, type NextAction, type OutcomeShownAs, outcomes, personToReader } from '@linework/domain';
import { Stack, StepHeading, useScreenTitle } from '@linework/parts/flow';
import { OutcomeScreen, useOutcomeWords } from '@linework/parts/outcomes';
import { isPossible, Problem, take } from './Problem.tsx';
import { walletCopy } from './wallet.copy.ts';
import type { WalletView } from './wallet-view.ts';

interface EndProps {
  readonly view: WalletView;
}

function Back({ view: { onLeave } }: EndProps) {
  const { t } = useCopy(walletCopy);
  return (
    <FlowActions>
      <Button isFullWidth onPress={() => onLeave('push')}>
        {t('add.back')}
      </Button>
    </FlowActions>
  );
}

/** The wallet keeps no more. */
export function FullScreen({ view }: EndProps) {
  const { title, text } = useOutcomeWords('LW-WAL-014');
  return (
    <Stack data-outcome="LW-WAL-014">
      <StepHeading title={title}>{text}</StepHeading>
      <Back view={view} />
    </Stack>
  );
}

/** Somebody has deleted it. */
export function GoneScreen({ view }: EndProps) {
  const { context, userId, timeZone } = view;
  const { t } = useCopy(walletCopy);
  const lastChange = context.result?.lastChange;
  const isOwn = lastChange && personToReader(lastChange.by, userId) === 'you';
  return (
    <Stack>
      <StepHeading title={t('gone.heading')}>
        {lastChange?.change === 'removed'
          ? t(isOwn ? 'gone.deletedByYou' : 'gone.deleted', {
              name: lastChange.by.name,
              at: { at: lastChange.at, timeZone },
            })
          : t('gone.text')}
      </StepHeading>
      <Problem view={view} />
      <Back view={view} />
    </Stack>
  );
}

/** Nobody entered what the bank named, so there is nothing to check: the numbers are entered for the first time. */
const numbersInstead = (action: NextAction): NextAction => (action === 'tryAgain' ? 'enterNumbers' : action);

export interface StoppedScreenProps extends EndProps {
  /** Told where nothing says more. */
  readonly otherwise: OutcomeShownAs<'page'>;
}

/** What stopped it, and what can be done about that. */
export function StoppedScreen({ view, otherwise }: StoppedScreenProps) {
  const { result, form, methodId } = view.context;
  const { t } = useCopy(walletCopy);
  const code = result?.outcome && isShownAs(result.outcome, 'page') ? result.outcome : otherwise;
  const { title } = useOutcomeWords(code);
  const { ref } = useScreenTitle(title);
  const isNotAdded = code === 'LW-PAY-012' && methodId === null;
  const isConnected = isNotAdded && form === 'connectedBank';
  const { nextActions } = outcomes[code];
  const offered = isConnected ? nextActions.map(numbersInstead) : nextActions;
  return (
    <OutcomeScreen
      key={code}
      code={code}
      titleRef={ref}
      // Nothing was being paid: say that it was not added.
      text={isNotAdded ? t(`notAdded.${form}`) : null}
      // Nothing was to be charged.
      tellsMoney={false}
      reference={{ number: result?.reference ?? null }}
      actions={offered.filter((action) => isPossible(view, action))}
      onAction={(action) => take(view, action)}
    />
  );
}
