import { styled } from 'styled-components';

/** What a step is made of, one below the other; its form takes the rest of a phone's height. */
export const Stack = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--lw-space-24);

  > form {
    flex: 1;
  }
`;

/** Notes one below the other; one that is heard as they come leaves no gap while there are none. */
export const Notices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-12);

  &:empty {
    margin-block-start: calc(-1 * var(--lw-space-24));
  }
`;
