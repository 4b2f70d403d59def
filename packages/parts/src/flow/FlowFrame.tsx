import { useCopy } from '@linework/copy';
import {
  BackIcon,
  BrandMark,
  Button,
  FocusedFlowLayout,
  Icon,
  StepCount,
  Stepper,
} from '@linework/design-system';
import { type ReactNode, useMemo, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import type { PlaceIn } from './chart/address.ts';
import { DiscardModal } from './DiscardModal.tsx';
import { flowCopy } from './flow.copy.ts';
import type { FlowProps } from './flow-props.ts';
import { LeavingModal, type LeavingModalProps } from './LeavingModal.tsx';
import { ScreenTitleContext } from './StepHeading.tsx';
import { useTyped } from './use-typed.ts';

/** What stands beside a step. */
export interface FlowAside {
  readonly title: string;
  readonly note: ReactNode;
  readonly content: ReactNode;
}

export interface FlowFrameProps<Step extends string> {
  flow: Pick<FlowProps, 'brandName' | 'links' | 'utilities' | 'menu' | 'onTitleChange'>;
  /** The steps as the customer counts them. */
  steps: readonly { readonly id: Step; readonly label: string }[];
  stepsLabel: string;
  place: PlaceIn<Step>;
  leaving: LeavingModalProps['leaving'];
  /** Said to whoever leaves while something is being sent. */
  leavingWords: LeavingModalProps['words'];
  /** False where leaving keeps nothing that is offered again: the way out promises no saving, and what was entered is asked about. */
  keepsDraft?: boolean;
  /** False while nothing was answered that could be kept: the way out then promises no saving. */
  hasKept?: boolean;
  /** Nothing leads back while it is sent: a page that counts no step stays where it is. */
  isSending?: boolean;
  /** `null` where no step leads back. */
  onBack: (() => void) | null;
  aside?: FlowAside | undefined;
  children: ReactNode;
}

const slideIn = keyframes`
  from {
    opacity: 0;
    translate: var(--from) 0;
  }
`;

/* A step comes from the side it lies on; the first screen, what is within a step and what is printed stand still. */
const Slide = styled.div`
  @media screen and (prefers-reduced-motion: no-preference) {
    &[data-from] {
      --from: var(--lw-space-16);

      animation: ${slideIn} var(--lw-motion-normal) ease-out;
    }

    &[data-from="before"] {
      --from: calc(-1 * var(--lw-space-16));
    }
  }
`;

/** From which side the step at hand has come; `undefined` while no other was shown before. */
function useDirection(current: number): 'after' | 'before' | undefined {
  const [last, setLast] = useState<{ at: number; from?: 'after' | 'before' }>({ at: current });
  if (last.at === current || current < 0) return last.from;
  const from = current > last.at ? 'after' : 'before';
  setLast({ at: current, from });
  return from;
}

/** The portal stands back: brand, steps, the way back and out, and what the figures are made of. */
export function FlowFrame<Step extends string>(props: FlowFrameProps<Step>) {
  const { flow, steps, place, leaving, onBack, aside, children } = props;
  const { keepsDraft = true, hasKept = true, isSending = false } = props;
  const { onTitleChange } = flow;
  const { t } = useCopy(flowCopy);
  const current = place === 'result' ? -1 : steps.findIndex(({ id }) => id === place);
  const isStep = current >= 0;
  const progress = isStep ? t('steps.count', { current: current + 1, total: steps.length }) : '';
  const isSheet = isStep || onBack !== null || isSending;
  const came = useDirection(current);
  const typed = useTyped(place, isStep, leaving.leave);
  const leave = keepsDraft ? leaving.leave : typed.leave;
  const title = useMemo(
    () => ({ progress, onTitle: (heading: string) => onTitleChange?.(heading) }),
    [progress, onTitleChange],
  );
  return (
    <ScreenTitleContext value={title}>
      <FocusedFlowLayout
        // What comes after the steps is a page of its own, not the last step with its parts moved.
        key={isSheet ? 'steps' : 'result'}
        isSheet={isSheet}
        skipLabel={t('steps.skip')}
        utilities={flow.utilities}
        menu={flow.menu}
        brand={<BrandMark name={flow.brandName} href={flow.links.home} />}
        back={
          onBack && (
            <Button
              variant="quiet"
              icon={<Icon of={BackIcon} />}
              onPress={onBack === leaving.leave ? leave : onBack}
            >
              {t('steps.back')}
            </Button>
          )
        }
        leave={
          isStep && (
            <Button variant="quiet" onPress={leave}>
              {t(keepsDraft && hasKept ? 'steps.leave' : 'steps.exit')}
            </Button>
          )
        }
        stepCount={isStep && <StepCount>{progress}</StepCount>}
        stepper={
          isStep && (
            <Stepper
              label={props.stepsLabel}
              steps={steps.map(({ label }) => label)}
              current={current}
              doneLabel={t('steps.done')}
            />
          )
        }
        {...(aside && { aside: aside.content, asideTitle: aside.title, asideNote: aside.note })}
      >
        <Slide key={place} data-from={came} {...(!keepsDraft && { onInput: typed.onInput })}>
          {children}
        </Slide>
      </FocusedFlowLayout>
      <LeavingModal leaving={leaving} words={props.leavingWords} />
      {!keepsDraft && <DiscardModal typed={typed} />}
    </ScreenTitleContext>
  );
}
