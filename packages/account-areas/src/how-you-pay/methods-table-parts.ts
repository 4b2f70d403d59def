import { styled } from 'styled-components';

export const Name = styled.span`
  display: flex;
  gap: var(--lw-space-12);
  align-items: center;
  color: var(--lw-color-ink);

  @container (max-width: 18rem) {
    flex-direction: column;
    align-items: start;
  }

  > :last-child {
    min-width: 0;
  }

  strong {
    display: block;
    font-weight: var(--lw-font-weight-semibold);
  }

  small {
    display: block;
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }
`;

/* On a phone the whole row leads there; on paper it is a name. */
export const Door = styled.span`
  && a {
    display: block;
    color: inherit;
    font-weight: var(--lw-font-weight-semibold);
    text-decoration: none;

    &:is([data-hovered], [data-pressed]) {
      color: var(--lw-color-brand);
      text-decoration: underline;
    }

    @container (max-width: 43.99rem) {
      &::after {
        position: absolute;
        inset: 0;
        content: "";
      }
    }
  }
`;

export const Uses = styled.span`
  display: grid;
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  &[data-unused] {
    color: var(--lw-color-muted);
  }
`;

export const Actions = styled.span`
  display: none;

  @container (min-width: 44rem) {
    display: flex;
    gap: var(--lw-space-12);
    align-items: center;
    justify-content: flex-end;
  }

  @media print {
    display: none;
  }
`;

export const Chevron = styled.span`
  color: var(--lw-color-brand);

  @container (min-width: 44rem) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
