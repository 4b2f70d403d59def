import { VisuallyHidden } from '@linework/design-system';
import type { CardOutcomeCode } from '@linework/domain';
import { styled } from 'styled-components';
import { OutcomeCard } from '../outcomes/OutcomeCard.tsx';
import type { Downloads } from './use-downloads.ts';

/* Nothing keeps no room. */
const Told = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** On a phone the button that failed is far below: what is told of it comes to whoever pressed it. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

export interface DownloadNewsProps<Kind extends string, Outcome extends CardOutcomeCode> {
  readonly downloads: Downloads<Kind, Outcome>;
  /** What is said while a file is made, and once it is there. */
  readonly say: (status: 'making' | 'made', kind: Kind) => string;
}

/** How the last download stands: said while it is made, and told with a way to try again where it failed. */
export function DownloadNews<Kind extends string, Outcome extends CardOutcomeCode>({
  downloads: { latest, start },
  say,
}: DownloadNewsProps<Kind, Outcome>) {
  const status = latest?.status ?? 'none';
  return (
    <>
      <VisuallyHidden role="status">
        {latest && (status === 'making' || status === 'made') ? say(status, latest.kind) : ''}
      </VisuallyHidden>
      <Told role="alert">
        {latest && status !== 'making' && status !== 'made' && status !== 'none' && (
          <div ref={intoView}>
            <OutcomeCard code={status} onAction={() => start(latest.kind, latest.address)} />
          </div>
        )}
      </Told>
    </>
  );
}
