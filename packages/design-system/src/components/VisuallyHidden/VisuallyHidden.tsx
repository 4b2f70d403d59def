import { styled } from 'styled-components';
import { visuallyHiddenStyle } from './visually-hidden-style.ts';

/** Words for those who listen, where those who look can see it. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyle}
`;
