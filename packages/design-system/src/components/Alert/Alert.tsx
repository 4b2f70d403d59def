import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Button } from '../Button/Button.tsx';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { toneIcons } from '../Icon/tone-icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type AlertTone = keyof typeof toneIcons;

const Box = styled.div`
  --alert-color: var(--lw-color-brand);

  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-12);
  padding: var(--lw-space-16) var(--lw-space-20);
  border: var(--lw-border-hairline) solid transparent;
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-brand-soft);
  color: var(--lw-color-body);
  text-align: start;

  &[data-tone="positive"] {
    --alert-color: var(--lw-color-positive);
    background: var(--lw-color-positive-soft);
  }

  &[data-tone="warning"] {
    --alert-color: var(--lw-color-warning);
    background: var(--lw-color-warning-soft);
  }

  &[data-tone="critical"] {
    --alert-color: var(--lw-color-critical);
    background: var(--lw-color-critical-soft);
  }

  ${media.narrow} {
    padding: var(--lw-space-12) var(--lw-space-16);
  }

  @media print {
    break-inside: avoid;
    border-color: var(--lw-color-line-strong);
  }
`;

const Sign = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  height: var(--lw-line-height-16);
  color: var(--alert-color);
`;

/* Beside the sign; with large letters on a phone under it. */
const Content = styled.div`
  display: flex;
  flex: 1 1 9rem;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--lw-space-8) var(--lw-space-16);
  min-width: 0;

  /* As high as its words, like a link, and no less to hit: else the notice is higher than what it says. */
  & button[data-variant="quiet"] {
    margin-block: calc(-1 * var(--lw-space-12));
  }
`;

/* Below 18rem of text the action takes a line of its own. */
const Words = styled.div`
  flex: 1 1 18rem;
  min-width: 0;
  text-wrap: pretty;

  /* What is held together, as a day and its month, is then longer than a line. */
  ${media.magnified} {
    overflow-wrap: anywhere;
  }

  /* On a phone the sentence has its own lines: what follows stays in its place when the typeface comes. */
  ${media.narrow} {
    & > strong {
      display: block;
    }
  }
`;

/* Folded on a phone alone: paper and wide windows have room for all of it. */
const Text = styled.span`
  @media screen {
    &[data-folded] {
      ${media.phone} {
        display: none;
      }
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-8) var(--lw-space-20);

  @media print {
    display: none;
  }
`;

const Unfold = styled.div`
  display: none;

  ${media.phone} {
    display: block;
  }

  @media print {
    display: none;
  }
`;

export interface AlertProps {
  /** Blue tells, green confirms, amber warns, red stops. */
  tone?: AlertTone;
  /** What happened, a sentence with its full stop. */
  title: ReactNode;
  /** What it means and what to do now. */
  children?: ReactNode;
  /** On a phone the text waits behind this word ("Details"): what the page is about stays in sight. */
  foldLabel?: string;
  /** One link or quiet button; a folded one has room for a few. */
  action?: ReactNode;
  /** Where another picture says it better than the tone's own. */
  icon?: IconShape;
  /** For what appears while the page is open: `alert` interrupts, `status` waits its turn. */
  role?: 'alert' | 'status';
  /** The tone in a word ("Warning:"), spoken before the sentence. */
  toneLabel?: string;
}

/** A sentence the customer should not miss: its colour, its icon and its words say the same. */
export function Alert(props: AlertProps) {
  const { tone = 'information', title, children, foldLabel, action, icon, role, toneLabel } = props;
  const [isFolded, setFolded] = useState(foldLabel !== undefined);
  const textId = useId();
  return (
    <Box data-tone={tone} role={role}>
      <Sign>
        <Icon of={icon ?? toneIcons[tone]} size="large" />
      </Sign>
      <Content>
        <Words>
          {toneLabel && <VisuallyHidden>{toneLabel} </VisuallyHidden>}
          <strong>{title}</strong>{' '}
          <Text id={textId} data-folded={isFolded || undefined}>
            {children}
          </Text>
        </Words>
        {foldLabel ? (
          <Ways>
            {action}
            <Unfold>
              <Button
                variant="quiet"
                aria-expanded={!isFolded}
                aria-controls={textId}
                onPress={() => setFolded(!isFolded)}
              >
                {foldLabel}
              </Button>
            </Unfold>
          </Ways>
        ) : (
          action
        )}
      </Content>
    </Box>
  );
}
