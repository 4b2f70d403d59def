import type { Language } from '@linework/copy';
import { styled } from 'styled-components';

const Text = styled.span`
  color: var(--lw-color-ink);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Mark = styled.code`
  padding-inline: var(--lw-space-4);
  border-radius: var(--lw-space-4);
  background: var(--lw-color-brand-soft);
  color: var(--lw-color-brand);
  font-size: var(--lw-font-size-13);
  box-decoration-break: clone;
`;

const filledIn = /(\{\{.*?\}\}|<\/?\w+>)/;

export interface MarkedTextProps {
  readonly children: string;
  readonly language: Language;
}

/** A text as its file has it; what the code fills in stands out. */
export function MarkedText({ children, language }: MarkedTextProps) {
  const pieces = children.split(filledIn);
  return (
    <Text lang={language}>
      {/* A split by a group leaves the words at even places and what stood between them at odd ones. */}
      {pieces.map((piece, place) => {
        const key = `${place} ${piece}`;
        return place % 2 === 1 ? <Mark key={key}>{piece}</Mark> : <span key={key}>{piece}</span>;
      })}
    </Text>
  );
}
