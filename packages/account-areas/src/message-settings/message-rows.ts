import { styled } from 'styled-components';

/** A topic's head: its name, and beside it what became of the last press in it. */
export const TopicHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-16);
  padding-block-end: var(--lw-space-12);
`;

/** The kinds of a topic, a hairline between. */
export const Rows = styled.ul`
  > li {
    padding-block: var(--lw-space-4);
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }
`;

/** A kind that is always told: as high as a switch's line. */
export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-16);
  box-sizing: border-box;
  min-block-size: var(--lw-control-height);
  padding-block: var(--lw-space-8);
  color: var(--lw-color-ink);
`;

/** Why a topic's facts are no switches. */
export const Why = styled.p`
  padding-block-start: var(--lw-space-12);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  text-wrap: pretty;
`;

/** What was not kept stands under its switch. */
export const Unkept = styled.div`
  padding-block-end: var(--lw-space-12);
`;
