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

/* As tall as its words, with 12 px after it: most gaps between parts are of 8 px or more, and a form's leaves some to it. */
const ErrorLine = styled.div`
  color: var(--lw-color-critical);
  font-weight: var(--lw-font-weight-medium);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  overflow-wrap: break-word;

  &[data-said] {
    margin-block: var(--lw-space-2) var(--lw-space-4);
  }
`;

/** For a column of fields 24 px apart: an error under one stands in that gap as far as 12 px after it allow. */
export const errorsInGap = css`
  & > * > ${ErrorLine}[data-said] {
    margin-block-end: calc(-1 * var(--lw-space-12));
  }
`;

const ErrorText = styled(AriaFieldError)`
  display: flex;
  gap: var(--lw-space-8);

  & > svg {
    flex: none;
    margin-block-start: var(--lw-space-2);
  }
`;

/** The error of a field, and room for it: whatever follows stays clear of it, however many lines it takes. */
export function FieldErrorLine({ children }: { children: ReactNode }) {
  return (
    <ErrorLine data-said={children ? true : undefined}>
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
