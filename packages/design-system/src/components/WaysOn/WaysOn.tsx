import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-12);

  @media print {
    display: none;
  }
`;

const List = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-12);
`;

/* The verb beside the words; with large letters on a phone under them. */
const Row = styled(Button)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-4) var(--lw-space-12);
  width: 100%;
  min-height: 4.5rem;
  padding: var(--lw-space-12) var(--lw-space-16);
  border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-surface);
  color: var(--lw-color-muted);
  text-align: start;
  cursor: pointer;
  transition: background var(--lw-motion-fast) var(--lw-ease-out), border-color var(--lw-motion-fast) var(--lw-ease-out);
  -webkit-tap-highlight-color: transparent;

  &[data-hovered],
  &[data-pressed],
  &[data-first] {
    border-color: var(--lw-color-brand);
    background: var(--lw-color-brand-soft);
  }

  &[data-first] {
    box-shadow: inset 0 0 0 var(--lw-border-hairline) var(--lw-color-brand);
  }
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-content: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand-soft);
  color: var(--lw-color-brand);

  [data-first] > & {
    background: var(--lw-color-surface);
  }

  /* A phone has room for the words and the verb. */
  @container (max-width: 22rem) {
    display: none;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: break-word;
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  text-wrap: pretty;

  > :first-child {
    color: var(--lw-color-ink);
    font-size: var(--lw-font-size-16);
    font-weight: var(--lw-font-weight-semibold);
    line-height: var(--lw-line-height-16);
  }
`;

const Verb = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-4);
  margin-inline-start: auto;
  color: var(--lw-color-brand);
  font-weight: var(--lw-font-weight-semibold);
`;

export interface WayOn {
  readonly id: string;
  readonly icon: IconShape;
  /** "Another amount". */
  readonly title: string;
  /** What it keeps: "You'll keep the method and the date." */
  readonly note?: string;
  /** "Change", before a chevron. */
  readonly verb: string;
  readonly onPress: () => void;
}

export interface WaysOnProps {
  /** "Pay $100.00 another way". */
  title: ReactNode;
  /** The one to begin with has the brand's border. */
  ways: readonly WayOn[];
}

/** Other ways to what the customer wanted, a row each; the first is the one to take. */
export function WaysOn({ title, ways }: WaysOnProps) {
  const titleId = useId();
  return (
    <Group aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <List>
        {ways.map(({ id, icon, title: name, note, verb, onPress }, index) => (
          <li key={id}>
            <Row onPress={onPress} data-first={index === 0 || undefined}>
              <Tile>
                <Icon of={icon} size="large" />
              </Tile>
              <Words>
                <span>{name} </span>
                {note && <span>{note} </span>}
              </Words>
              <Verb>
                {verb}
                <Icon of={ChevronRightIcon} size="small" />
              </Verb>
            </Row>
          </li>
        ))}
      </List>
    </Group>
  );
}
