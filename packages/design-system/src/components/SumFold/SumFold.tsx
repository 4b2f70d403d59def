import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, type DisclosureProps } from 'react-aria-components/Disclosure';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';

const Root = styled(Disclosure)`
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
`;

const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  gap: var(--lw-space-12);
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: var(--lw-space-8) 0;
  border: 0;
  border-radius: var(--lw-radius-control);
  background: transparent;
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-semibold);
  line-height: var(--lw-line-height-16);
  text-align: start;
  cursor: pointer;

  &[data-hovered] > :nth-child(2) {
    color: var(--lw-color-brand);
  }
`;

const Turn = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--lw-color-brand);
  transition: rotate var(--lw-motion-normal) var(--lw-ease-out);

  [aria-expanded="true"] > & {
    rotate: 180deg;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media print {
    display: none;
  }
`;

/* With large letters on a phone the sum goes under what it is of. */
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--lw-space-16);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > :last-child {
    margin-inline-start: auto;
  }
`;

/* Folded or not, paper has all of it. */
const Panel = styled(DisclosurePanel)`
  padding-inline-start: var(--lw-space-32);

  &:not([hidden]) {
    padding-block-end: var(--lw-space-16);
  }

  @media print {
    padding-inline-start: 0;
    padding-block-end: var(--lw-space-16);

    &[hidden] {
      display: block;
      content-visibility: visible;
    }
  }

  @container (max-width: 18rem) {
    padding-inline-start: 0;
  }
`;

export interface SumFoldProps extends Omit<DisclosureProps, 'children' | 'className' | 'style'> {
  /** What it is a sum of: "Internet". */
  title: ReactNode;
  /** What that comes to: a `Money`. */
  figure: ReactNode;
  /** Where the page's outline has it. */
  headingLevel?: 3 | 4;
  /** `SumFoldLine`s. */
  children: ReactNode;
}

/** A sum, and a press away what it is made of. */
export function SumFold({ title, figure, headingLevel = 3, children, ...props }: SumFoldProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...props}>
      <Heading>
        <Trigger slot="trigger">
          <Turn>
            <Icon of={ChevronDownIcon} />
          </Turn>
          <Words>
            <span>{title}</span> {figure}
          </Words>
        </Trigger>
      </Heading>
      <Panel>
        <ul>{children}</ul>
      </Panel>
    </Root>
  );
}
