import { media } from '@linework/design-system';
import { styled } from 'styled-components';

export const Devices = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Device = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-8) var(--lw-space-16);
  align-items: center;
  justify-items: start;

  /* It keeps room for the longer words of its work: those of its rest stand at the edge of the card all the same. */
  && > button {
    justify-content: start;
    justify-items: start;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;

    && > button {
      justify-content: end;
      justify-items: end;
    }
  }

  padding-block: var(--lw-space-12);

  & + & {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }
`;

/** What a device is called, and whether it is this one. */
export const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-12);
  align-items: center;
`;

/** A name that somebody gave: as long as they like. */
export const PasskeyName = styled.strong`
  overflow-wrap: anywhere;
`;

/** What can be done with one, beside one another however narrow it is. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--lw-space-24);
`;

export const Times = styled.p`
  margin: 0;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  /* One breaks under the other before it breaks within. */
  > span {
    display: inline-block;
  }
`;

/** What has just been done, which takes the focus so that it is read. */
export const News = styled.p`
  outline: none;
`;

/** The way out of all of them, under the list. */
export const Everywhere = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-8) var(--lw-space-16);
  align-items: center;
  padding-block: var(--lw-space-16);
`;
