import { media } from '@linework/design-system';
import { styled } from 'styled-components';

/** What is read out or copied as one: a reference does not break at its hyphen, but where it is longer than a line. */
export const Unbroken = styled.span`
  white-space: nowrap;

  ${media.magnified} {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
