import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { focusRing } from '../field/control.ts';
import { focusField } from './focus-field.ts';

export interface FieldProblem {
  /** The `id` given to the field. */
  fieldId: string;
  /** The same words as the field's own error. */
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** How many things are to be put right: "Fix 2 things to continue". */
  heading: ReactNode;
  /** Each field that is wrong, with its own words. */
  errors: readonly FieldProblem[];
  /** How often the form has been sent: when it changes, focus comes back to the summary. */
  attempt?: number | undefined;
  /** Where the page's outline has it: 2 directly under the page's own. */
  headingLevel?: 2 | 3 | undefined;
}

const Box = styled.div`
  display: flex;
  gap: var(--lw-space-12);
  margin-block-end: var(--lw-space-16);
  padding: var(--lw-space-16);
  border: var(--lw-border-strong) solid var(--lw-color-critical);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-critical-soft);
  color: var(--lw-color-ink);
  font-family: var(--lw-font-family-text);
  font-size: var(--lw-font-size-16);
  line-height: var(--lw-line-height-16);
  overflow-wrap: break-word;

  &:focus {
    ${focusRing}
  }

  & > svg {
    flex: none;
    color: var(--lw-color-critical);
  }

  & h2,
  & h3 {
    margin: 0;
    font-weight: var(--lw-font-weight-semibold);
    font-size: inherit;
    line-height: inherit;
  }

  /* "please correct the following errors" is prescribed in lower case; a heading begins with a capital. */
  & h2::first-letter,
  & h3::first-letter {
    text-transform: uppercase;
  }
`;

const List = styled.ul`
  margin: var(--lw-space-8) 0 0;
  padding: 0;
  list-style: none;

  & > li + li {
    margin-block-start: var(--lw-space-8);
  }

  & a {
    border-radius: var(--lw-space-4);
    color: var(--lw-color-critical);
    font-weight: var(--lw-font-weight-medium);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & a:hover {
    color: var(--lw-color-critical-hover);
    text-decoration-thickness: var(--lw-border-strong);
  }

  & a:focus-visible {
    ${focusRing}
  }
`;

/** Fields by where they stand on the page. */
function inPageOrder(fieldIds: readonly string[]): string[] {
  const selector = fieldIds.map((id) => `#${CSS.escape(id)}`).join(',');
  return selector ? [...document.querySelectorAll(selector)].map(({ id }) => id) : [];
}

/**
 * What is wrong with a form, at its head, in the order in which its fields stand on the page, whatever the order it is given in.
 * Focus comes here when it appears; each line leads to its field. Put it before the form, and render it only while there are
 * errors.
 */
export function ErrorSummary({ heading, errors, attempt, headingLevel = 2 }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const now = inPageOrder(errors.map(({ fieldId }) => fieldId));
    setPlaces((before) => (String(before) === String(now) ? before : now));
  });
  const placeOf = ({ fieldId }: FieldProblem) => places.indexOf(fieldId);
  const Heading = headingLevel === 3 ? 'h3' : 'h2';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt calls focus back
  useLayoutEffect(() => {
    box.current?.focus();
  }, [attempt]);

  const follow = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <Box ref={box} role="group" tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <Icon of={CircleAlert} size="large" />
      <div>
        <Heading id={`${id}-heading`}>{heading}</Heading>
        <List>
          {errors
            .toSorted((one, other) => placeOf(one) - placeOf(other))
            .map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                  {message}
                </a>
              </li>
            ))}
        </List>
      </div>
    </Box>
  );
}
