import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { ExternalIcon } from '../Icon/icons.ts';

/** What makes a link open beside the page; the page it opens cannot reach back. */
export const inNewTab = { target: '_blank', rel: 'noreferrer' } as const;

/* In a sentence it stays on the line of the last word: a word joiner before it, which is spoken as a space between the two. */
const Mark = styled.span`
  white-space: nowrap;

  > svg {
    vertical-align: -0.125em;
  }

  [data-variant="inline"] > &::before {
    content: "\\2060" / " ";
  }

  [data-variant="inline"] > & > svg {
    margin-inline-start: 0.25em;
  }

  @media print {
    display: none;
  }
`;

/** Beside the words of what opens in a new tab: a drawing for the eye, the same in words for the ear. */
export function NewTabMark({ label }: { readonly label: string }) {
  return (
    <Mark>
      <Icon of={ExternalIcon} size="small" label={label} />
    </Mark>
  );
}
