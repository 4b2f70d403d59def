import type { SavedMethod } from '@linework/domain';
import { useSavedMethodWords } from '@linework/parts/saved-methods';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--lw-space-4);
  padding-inline-start: var(--lw-space-20);
  list-style: disc;
`;

export interface UsesProps {
  readonly saved: SavedMethod;
  /** All that are saved. */
  readonly among: readonly SavedMethod[];
  /** Before the list, where there is one. */
  readonly lead: string;
}

/** What uses a method; nothing where nothing does. */
export function Uses({ saved, among, lead }: UsesProps) {
  const uses = useSavedMethodWords().usesOf(saved, among);
  if (uses.length === 0) return null;
  return (
    <div>
      <p>{lead}</p>
      <List>
        {uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </List>
    </div>
  );
}
