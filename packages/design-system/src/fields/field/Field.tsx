import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { css, styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';

/** What every field says in words. The words come from the caller: the design system has none of its own. */
export interface FieldTexts {
  /** What is asked for. Always seen: a placeholder is no label. */
  label: ReactNode;
  /** A hint that stands between label and control and is read with the field. */
  description?: ReactNode | undefined;
  /** What is wrong and what to do. Its presence makes the field invalid unless `isInvalid` says otherwise. */
  errorMessage?: ReactNode | undefined;
}

/** The column in which label, hint, control and error stand. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  color: var(--lw-color-body);
  font-family: var(--lw-font-family-text);
  font-size: var(--lw-font-size-16);
  line-height: var(--lw-line-height-16);
`;

export const Label = styled(AriaLabel)`
  margin-block-end: var(--lw-space-8);
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-medium);
  font-size: var(--lw-font-size-16);
  line-height: var(--lw-line-height-16);
  overflow-wrap: break-word;
`;

const Hint = styled(AriaText)`
  margin-block-start: calc(-1 * var(--lw-space-8));
  margin-block-end: var(--lw-space-8);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  overflow-wrap: break-word;
`;

export function Description({ children }: { children: ReactNode }) {
  return children ? <Hint slot="description">{children}</Hint> : null;
}

/* It stands in the gap that a form leaves under each of its parts, so that gaps are even with errors and without. */
const ErrorLine = styled.div`
  position: relative;
  inset-block-start: var(--lw-space-2);
  min-block-size: var(--lw-line-height-14);
  margin-block-end: calc(-1 * var(--lw-line-height-14));
  color: var(--lw-color-critical);
  font-weight: var(--lw-font-weight-medium);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  overflow-wrap: break-word;
`;

const ErrorText = styled(AriaFieldError)`
  display: flex;
  gap: var(--lw-space-8);

  & > svg {
    flex: none;
    margin-block-start: var(--lw-space-2);
  }
`;

/** The error of a field, on a line that is free for it, so that nothing below it jumps. */
export function FieldErrorLine({ children }: { children: ReactNode }) {
  return (
    <ErrorLine>
      <ErrorText>
        {children ? (
          <>
            <Icon of={CircleAlert} size="small" />
            <span>{children}</span>
          </>
        ) : null}
      </ErrorText>
    </ErrorLine>
  );
}
