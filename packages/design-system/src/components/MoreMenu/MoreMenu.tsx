import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { Popover } from '../../fields/field/Popover.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { MoreIcon } from '../Icon/icons.ts';

const Trigger = styled(Button)`
  display: grid;
  place-content: center;
  inline-size: var(--lw-control-height);
  block-size: var(--lw-control-height);
  border: 0;
  border-radius: var(--lw-radius-control);
  background: none;
  color: var(--lw-color-muted);
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:is([data-hovered], [data-pressed], [aria-expanded="true"]) {
    background: var(--lw-color-brand-soft);
    color: var(--lw-color-brand);
  }

  @media print {
    display: none;
  }
`;

const List = styled(Menu)`
  min-inline-size: 12rem;
  padding: var(--lw-space-4);
  outline: none;
`;

const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  min-block-size: var(--lw-control-height);
  padding: var(--lw-space-8) var(--lw-space-12);
  border-radius: var(--lw-radius-control);
  color: var(--lw-color-ink);
  outline: none;
  text-decoration: none;
  cursor: pointer;

  &[data-destructive] {
    color: var(--lw-color-critical);
  }

  &[data-focused] {
    background: var(--lw-color-brand-soft);
  }

  &[data-destructive][data-focused] {
    background: var(--lw-color-critical-soft);
  }

  &[data-focus-visible] {
    outline: var(--lw-focus-width) solid var(--lw-color-focus);
    outline-offset: calc(-1 * var(--lw-focus-width));
  }
`;

/** One thing that can be done. */
export interface MoreMenuItem {
  readonly id: string;
  /** "Delete". */
  readonly label: string;
  /** Where that is done. */
  readonly href: string;
  /** What cannot be taken back. */
  readonly isDestructive?: boolean;
}

export interface MoreMenuProps {
  /** What it is about, as it is spoken: "More for Visa ···· 4242". */
  label: string;
  /** The least harmful first. */
  items: readonly MoreMenuItem[];
}

/** What else can be done about a line of many, a press away. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  return (
    <MenuTrigger>
      <Trigger aria-label={label}>
        <Icon of={MoreIcon} />
      </Trigger>
      <Popover placement="bottom end">
        <List>
          {items.map(({ id, label: words, href, isDestructive }) => (
            <Item key={id} id={id} href={href} data-destructive={isDestructive || undefined}>
              {words}
            </Item>
          ))}
        </List>
      </Popover>
    </MenuTrigger>
  );
}
