import { styled } from 'styled-components';

/** Short fields that belong together, side by side while there is room: expiry, security code, ZIP. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5em, 100%), 1fr));
  gap: var(--lw-space-24) var(--lw-space-16);
`;
