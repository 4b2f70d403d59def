import { keyframes, styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { BusyIcon } from '../Icon/icons.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Turning = styled.span`
  display: inline-flex;
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** A turning ring. It says nothing: the words beside it do. */
export function Spinner() {
  return (
    <Turning aria-hidden>
      <Icon of={BusyIcon} />
    </Turning>
  );
}
