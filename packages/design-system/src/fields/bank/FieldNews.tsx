import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';

const News = styled.span`
  flex: 0 1 auto;
  display: flex;
  align-items: center;
  gap: var(--lw-space-4);
  min-width: 0;
  padding-inline-end: var(--lw-space-12);
  color: var(--lw-color-positive);
  font-weight: var(--lw-font-weight-medium);
  font-size: var(--lw-font-size-14);
  pointer-events: none;

  &:empty {
    padding: 0;
  }
`;

/** What is known of a number once it is whole, in its field: announced when it comes. */
export function FieldNews({ children }: { readonly children: string | null }) {
  return (
    <News aria-live="polite">
      {children && (
        <>
          <Icon of={CircleCheck} />
          {children}
        </>
      )}
    </News>
  );
}
