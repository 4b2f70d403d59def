import { styled } from 'styled-components';

/** First and last name, beside each other where there is room. */
export const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: inherit;
  align-items: start;
`;
