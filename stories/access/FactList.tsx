import { media } from '@linework/design-system';
import { styled } from 'styled-components';

export const Entries = styled.div`
  display: grid;
  gap: var(--lw-space-24);
`;

export const Entry = styled.section`
  display: grid;
  gap: var(--lw-space-4);
  padding-block-end: var(--lw-space-16);
  border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
  overflow-wrap: anywhere;

  h2 {
    font-size: var(--lw-font-size-16);
    line-height: var(--lw-line-height-16);
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--lw-space-4) var(--lw-space-24);

  dt {
    color: var(--lw-color-muted);
  }

  ${media.narrow} {
    dd {
      margin-block-end: var(--lw-space-12);
    }
  }

  ${media.medium} {
    grid-template-columns: 2fr 3fr;
  }
`;

export interface FactListProps {
  /** What is known, each with what is said of it. */
  readonly facts: readonly (readonly [string, string])[];
}

/** Facts beside their names. */
export function FactList({ facts }: FactListProps) {
  return (
    <Facts>
      {facts.map(([name, said]) => (
        <Fact key={name} name={name} said={said} />
      ))}
    </Facts>
  );
}

function Fact({ name, said }: { readonly name: string; readonly said: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{said}</dd>
    </>
  );
}
