import { useCopy } from '@linework/copy';
import {
  BackIcon,
  BrandMark,
  Button,
  FocusedFlowLayout,
  Icon,
  media,
  StepCount,
  Stepper,
} from '@linework/design-system';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { oneTimePaymentCopy } from './copy.ts';
import { type OneTimePaymentFlowProps, type Place, type Step, steps } from './one-time-payment.types.ts';
import { ScreenTitleContext } from './screens/StepHeading.tsx';

export interface FlowFrameProps extends Pick<OneTimePaymentFlowProps, 'utilities' | 'menu'> {
  place: Place;
  /** Whether banks can be connected: then there is a fifth step. */
  hasBankStep: boolean;
  brandName: string;
  homeHref: string;
  /** `null` on the first step and on results. */
  onBack: (() => void) | null;
  onLeave: () => void;
  onTitle: (title: string) => void;
  aside?: { readonly title: string; readonly note: ReactNode; readonly content: ReactNode } | undefined;
  children: ReactNode;
}

/** A phone's bar has room for a word; what leaving does is still what the button is called. */
const LeaveWords = styled.span`
  white-space: nowrap;

  > :last-child {
    display: none;
  }

  ${media.narrow} {
    > :first-child {
      display: none;
    }

    > :last-child {
      display: inline;
    }
  }
`;

/** The portal stands back: brand, steps, the way back and out, and what the figures are made of. */
export function FlowFrame(props: FlowFrameProps) {
  const { place, hasBankStep, brandName, homeHref, onBack, onLeave, onTitle, aside, children } = props;
  const { utilities, menu } = props;
  const { t } = useCopy(oneTimePaymentCopy);
  const counted: readonly Step[] = hasBankStep ? steps : steps.filter((step) => step !== 'bank');
  const current = place === 'result' ? -1 : counted.indexOf(place);
  const isStep = current >= 0;
  const progress = isStep ? t('steps.count', { current: current + 1, total: counted.length }) : '';
  const title = useMemo(() => ({ progress, onTitle }), [progress, onTitle]);
  return (
    <ScreenTitleContext value={title}>
      <FocusedFlowLayout
        // What comes after the steps is a page of its own, not the last step with its parts moved.
        key={isStep ? 'steps' : 'result'}
        skipLabel={t('steps.skip')}
        utilities={utilities}
        menu={menu}
        brand={<BrandMark name={brandName} href={homeHref} />}
        back={
          onBack && (
            <Button variant="quiet" icon={<Icon of={BackIcon} />} onPress={onBack}>
              {t('steps.back')}
            </Button>
          )
        }
        leave={
          isStep && (
            <Button variant="quiet" aria-label={t('steps.leave')} onPress={onLeave}>
              <LeaveWords>
                <span>{t('steps.leave')}</span>
                <span>{t('steps.leaveShort')}</span>
              </LeaveWords>
            </Button>
          )
        }
        stepCount={isStep && <StepCount>{progress}</StepCount>}
        stepper={
          isStep && (
            <Stepper
              label={t('steps.label')}
              steps={counted.map((step) => t(`steps.${step}`))}
              current={current}
              doneLabel={t('steps.done')}
            />
          )
        }
        {...(aside && { aside: aside.content, asideTitle: aside.title, asideNote: aside.note })}
      >
        {children}
      </FocusedFlowLayout>
    </ScreenTitleContext>
  );
}
