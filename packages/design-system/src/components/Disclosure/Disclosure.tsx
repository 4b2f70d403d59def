import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  type DisclosureProps as AriaDisclosureProps,
  Button,
  DisclosurePanel,
} from 'react-aria-components/Disclosure';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';

const Root = styled(AriaDisclosure)`
  border-block: var(--lw-border-hairline) solid var(--lw-color-line);

  & + & {
    border-block-start: 0;
  }
`;

const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-16);
  width: 100%;
  min-height: var(--lw-control-height);
  padding: var(--lw-space-12) 0;
  border: 0;
  border-radius: var(--lw-radius-control);
  background: transparent;
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-16);
  text-align: start;
  cursor: pointer;

  &[data-hovered] {
    color: var(--lw-color-brand);
  }
`;

const Turn = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--lw-color-muted);
  transition: rotate var(--lw-motion-normal) var(--lw-ease-out);

  [aria-expanded="true"] > & {
    rotate: 180deg;
  }
`;

const Panel = styled(DisclosurePanel)`
  /* Room for the trigger's focus ring above. */
  &:not([hidden]) {
    padding-block: var(--lw-space-4) var(--lw-space-16);
  }
`;

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style'> {
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

/** What few need, a press away. */
export function Disclosure({ title, headingLevel = 3, children, ...props }: DisclosureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...props}>
      <Heading>
        <Trigger slot="trigger">
          {title}
          <Turn>
            <Icon of={ChevronDownIcon} />
          </Turn>
        </Trigger>
      </Heading>
      <Panel>{children}</Panel>
    </Root>
  );
}
