import { styled } from 'styled-components';

/** What is read out or copied as one: a reference does not break at its hyphen. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
