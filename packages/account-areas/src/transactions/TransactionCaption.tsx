import { useCopy } from '@linework/copy';
import { VisuallyHidden } from '@linework/design-system';
import type { Ref } from 'react';
import { transactionsCopy } from './transactions.copy.ts';
import type { ShownLines } from './use-shown-lines.ts';

export interface TransactionCaptionProps {
  readonly lines: ShownLines;
  /** Whether they were asked for before, and what is asked for has been on its way for a while. */
  readonly isBefore: boolean;
  readonly captionRef: Ref<HTMLTableCaptionElement>;
}

/** How many lines there are, in which order; heard, which of them are shown. */
export function TransactionCaption({ lines, isBefore, captionRef }: TransactionCaptionProps) {
  const { t, rich } = useCopy(transactionsCopy);
  const { nodes, firstIndex, answer, view } = lines;
  const order = t(`list.order.${view.sort}`);
  const seen = rich(
    answer ? 'list.count' : 'list.atLeast',
    { strong: <strong>{null}</strong> },
    { count: answer?.count ?? nodes.length, order },
  );
  return (
    <caption ref={captionRef} tabIndex={-1}>
      <span aria-hidden>{isBefore ? t('loading') : seen}</span>
      <VisuallyHidden>
        {answer
          ? t('list.heard', {
              count: answer.count,
              order,
              first: firstIndex,
              last: firstIndex + nodes.length - 1,
            })
          : t('list.heardAtLeast', { count: nodes.length, order })}
      </VisuallyHidden>
    </caption>
  );
}
