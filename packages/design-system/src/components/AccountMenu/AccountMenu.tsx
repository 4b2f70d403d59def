import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { MenuIcon } from '../Icon/icons.ts';
import { BarTrigger, HeadTrigger, Panel, Root } from './account-menu-parts.ts';

export interface AccountMenuProps {
  /** What the button is called: "More". */
  label: string;
  /** Where it stands: the last place of a `BottomBar`, or the end of a page's head. */
  place: 'bar' | 'head';
  /** An `AccountHolder`, then `MenuAction`s: the way out among them. */
  children: ReactNode;
}

/** Whose account this is and what can be done from anywhere, a press away where no side menu shows it. */
export function AccountMenu({ label, place, children }: AccountMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [isOpen]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (!isOpen || key !== 'Escape') return;
    setOpen(false);
    trigger.current?.focus();
  };
  const Trigger = place === 'bar' ? BarTrigger : HeadTrigger;
  return (
    <Root ref={root} onKeyDown={closeOnEscape}>
      <Trigger
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-on-phone="icon"
        onPress={() => setOpen(!isOpen)}
      >
        <Icon of={MenuIcon} />
        <span>{label}</span>
      </Trigger>
      <Panel id={panelId} data-place={place} hidden={!isOpen}>
        {isOpen && children}
      </Panel>
    </Root>
  );
}
