import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';

export type SettingTone = 'quiet' | 'brand' | 'positive' | 'warning';

const Item = styled.li`
  display: grid;
`;

/* With large letters on a phone the words go under their tile. */
const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-4) var(--lw-space-12);
  min-width: 0;
  padding: var(--lw-space-12) 0;
  border: 0;
  border-radius: var(--lw-space-4);
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: none;
  -webkit-tap-highlight-color: transparent;

  @media print {
    break-inside: avoid;
  }
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-canvas);
  color: var(--lw-color-muted);

  &[data-tone="brand"] {
    background: var(--lw-color-brand-soft);
    color: var(--lw-color-brand);
  }

  &[data-tone="positive"] {
    background: var(--lw-color-positive-soft);
    color: var(--lw-color-positive);
  }

  &[data-tone="warning"] {
    background: var(--lw-color-warning-soft);
    color: var(--lw-color-warning);
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 7rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.strong`
  font-size: var(--lw-font-size-16);
  line-height: var(--lw-line-height-16);
`;

const Note = styled.span`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  &[data-tone="positive"] {
    color: var(--lw-color-positive);
    font-weight: var(--lw-font-weight-medium);
  }
`;

const Verb = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--lw-space-4);
  margin-inline-start: auto;
  color: var(--lw-color-brand);
  font-size: var(--lw-font-size-14);
  font-weight: var(--lw-font-weight-semibold);
  line-height: var(--lw-line-height-14);

  :is([data-hovered], [data-pressed]) > & {
    color: var(--lw-color-brand-hover);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media print {
    display: none;
  }
`;

/** Where a row leads, or what it opens: its verb, "Manage". */
export type SettingDoor = { readonly verb: string } & (
  | { readonly href: string }
  | { readonly onPress: () => void }
);

export interface SettingRowProps {
  icon: IconShape;
  /** Quiet where something is off, positive where it works, warning where it needs a look. */
  tone?: SettingTone;
  /** How it stands: "Auto Pay is off"; a `Skeleton` while that is on its way. */
  title: ReactNode;
  /** What that means: "Next charge: December 6". */
  note?: ReactNode;
  /** What it saves: "Save $5.00 a month". */
  gain?: ReactNode;
  /** The whole row leads there, or opens it over the page, and says so with its verb; without it is a fact, and does not react. */
  door?: SettingDoor | null;
}

/** One setting: how it stands, and the door to it where there is one. */
export function SettingRow({ icon, tone = 'brand', title, note, gain, door }: SettingRowProps) {
  const inside = (
    <>
      <Tile data-tone={tone}>
        <Icon of={icon} />
      </Tile>
      <Words>
        <Title>{title}</Title> {note && <Note>{note}</Note>}{' '}
        {gain && <Note data-tone="positive">{gain}</Note>}
      </Words>{' '}
      {door && (
        <Verb>
          {door.verb}
          <Icon of={ChevronRightIcon} size="small" />
        </Verb>
      )}
    </>
  );
  return (
    <Item>
      {!door && <Inside>{inside}</Inside>}
      {door && 'href' in door && (
        <Inside as={AriaLink} href={door.href}>
          {inside}
        </Inside>
      )}
      {door && 'onPress' in door && (
        <Inside as={AriaButton} onPress={door.onPress}>
          {inside}
        </Inside>
      )}
    </Item>
  );
}
