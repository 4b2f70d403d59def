import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export type CardProminence = 'plain' | 'hero';

const Surface = styled.section`
  container-type: inline-size;
  min-width: 0;
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);

  &[data-prominence="hero"] {
    box-shadow: var(--lw-shadow-card);
  }

  &[data-tone="critical"] {
    border-color: var(--lw-color-critical);
  }

  &[data-footed] {
    display: flex;
    flex-direction: column;
  }

  @media print {
    break-inside: avoid;
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
  padding: var(--lw-space-24);

  ${media.phone} {
    padding: var(--lw-space-20);
  }

  [data-footed] > & {
    flex: 1;
    align-content: start;
  }

  @container (min-width: 32rem) {
    [data-prominence="hero"] > & {
      gap: var(--lw-space-24);
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-16);

  /* A badge is higher than the title's line, and moves the title by nothing. */
  > span {
    margin-block: calc(-1 * var(--lw-space-4));
  }
`;

export interface CardProps {
  /** Names the card, and makes it a region of the page. */
  title?: ReactNode;
  /** Where the page's outline has the title: 2 directly under the page's own. */
  headingLevel?: 2 | 3;
  /** Beside the title: one link, at most. */
  action?: ReactNode;
  /** The one card that a page is about stands a little higher. */
  prominence?: CardProminence;
  /** Across its head, from edge to edge: a `CardNotice`. */
  notice?: ReactNode;
  /** Across its foot, from edge to edge: a `CardFoot`. */
  foot?: ReactNode;
  /** Its edge takes the colour where what it tells stops something. */
  tone?: 'critical' | undefined;
  /** What belongs together. */
  children?: ReactNode;
}

/** A surface for what belongs together; with a title it is a region of that name. */
export function Card(props: CardProps) {
  const { title, headingLevel = 2, action, prominence = 'plain', notice, foot, tone } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface
      as={title ? 'section' : 'div'}
      aria-labelledby={title ? titleId : undefined}
      data-prominence={prominence}
      data-tone={tone}
      data-footed={foot ? true : undefined}
    >
      {notice}
      <Inside>
        {title && (
          <Head>
            <Heading id={titleId}>{title}</Heading>
            {action}
          </Head>
        )}
        {props.children}
      </Inside>
      {foot}
    </Surface>
  );
}
