import { useCopy } from '@linework/copy';
import { BackIcon, BrandMark, Button, FocusedFlowLayout, Icon } from '@linework/design-system';
import { type ReactNode, useMemo } from 'react';
import type { FlowAside, FlowFrameProps } from './FlowFrame.tsx';
import { flowCopy } from './flow.copy.ts';
import { ScreenTitleContext } from './StepHeading.tsx';

export interface ReadingFrameProps {
  readonly flow: FlowFrameProps<string>['flow'];
  readonly onBack: () => void;
  readonly aside?: FlowAside | undefined;
  readonly children: ReactNode;
}

/** The sheet of a flow around what is only read: nothing to count, nothing to lose by leaving. */
export function ReadingFrame({ flow, onBack, aside, children }: ReadingFrameProps) {
  const { onTitleChange } = flow;
  const { t } = useCopy(flowCopy);
  const title = useMemo(
    () => ({ progress: '', onTitle: (heading: string) => onTitleChange?.(heading) }),
    [onTitleChange],
  );
  return (
    <ScreenTitleContext value={title}>
      <FocusedFlowLayout
        skipLabel={t('steps.skip')}
        utilities={flow.utilities}
        menu={flow.menu}
        brand={<BrandMark name={flow.brandName} href={flow.links.home} />}
        back={
          <Button variant="quiet" icon={<Icon of={BackIcon} />} onPress={onBack}>
            {t('steps.back')}
          </Button>
        }
        {...(aside && { aside: aside.content, asideTitle: aside.title, asideNote: aside.note })}
      >
        {children}
      </FocusedFlowLayout>
    </ScreenTitleContext>
  );
}
