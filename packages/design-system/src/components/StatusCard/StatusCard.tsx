import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';

export type StatusTone = 'brand' | 'positive' | 'warning' | 'critical';

/* With large letters on a phone the words go under their tile. */
const Surface = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-8) var(--lw-space-16);
  min-width: 0;
  padding: var(--lw-space-20);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);
  color: inherit;
  text-decoration: none;
  transition: border-color var(--lw-motion-fast) var(--lw-ease-out);

  &[data-hovered],
  &[data-pressed] {
    border-color: var(--lw-color-brand);
  }

  @media print {
    break-inside: avoid;
  }
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand-soft);
  color: var(--lw-color-brand);

  &[data-tone="positive"] {
    background: var(--lw-color-positive-soft);
    color: var(--lw-color-positive);
  }

  &[data-tone="warning"] {
    background: var(--lw-color-warning-soft);
    color: var(--lw-color-warning);
  }

  &[data-tone="critical"] {
    background: var(--lw-color-critical-soft);
    color: var(--lw-color-critical);
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 8rem;
  min-width: 0;
`;

const Title = styled.strong`
  font-size: var(--lw-font-size-16);
  line-height: var(--lw-line-height-16);
`;

const Note = styled.span`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  overflow-wrap: anywhere;
`;

const Chevron = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--lw-color-muted);

  @media print {
    display: none;
  }
`;

export interface StatusCardProps {
  /** What it is about. */
  icon: IconShape;
  /** Colour of the state line; its words say the same. */
  tone?: StatusTone;
  /** How it stands: "Auto Pay is off"; a `Skeleton` while that is on its way. */
  title: ReactNode;
  /** What that means: "Save $5 a month when it is on". */
  note?: ReactNode;
  /** The whole card leads there. */
  href?: string | null;
  /** Instead of `href`, one thing to do from here. */
  action?: ReactNode;
}

/** One fact of the account at a glance, and the way to change it. */
export function StatusCard({ icon, tone = 'brand', title, note, href, action }: StatusCardProps) {
  const inside = (
    <>
      <Tile data-tone={tone}>
        <Icon of={icon} />
      </Tile>
      <Words>
        <Title>{title}</Title>
        {note && <Note>{note}</Note>}
      </Words>
    </>
  );
  if (!href) {
    return (
      <Surface>
        {inside}
        {action}
      </Surface>
    );
  }
  return (
    <Surface as={AriaLink} href={href}>
      {inside}
      <Chevron>
        <Icon of={ChevronRightIcon} />
      </Chevron>
    </Surface>
  );
}
