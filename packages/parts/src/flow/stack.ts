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
