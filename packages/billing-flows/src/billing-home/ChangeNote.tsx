import { useCopy } from '@linework/copy';
import {
  ChevronRightIcon,
  HigherIcon,
  Icon,
  type IconShape,
  Link,
  LowerIcon,
  StatementIcon,
} from '@linework/design-system';
import { billChange, type ListedBill } from '@linework/domain';
import { type ChangeWords, useChangeWords } from '@linework/parts/bills';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';

/* With large letters on a phone the words take the whole width, under their icon. */
const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);
  padding: var(--lw-space-16);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand-soft);

  > svg {
    margin-block-start: var(--lw-space-2);
    color: var(--lw-color-brand);
  }

  @media (forced-colors: active) {
    border: var(--lw-border-hairline) solid CanvasText;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: var(--lw-space-8);
  min-width: 0;
`;

const icons: Readonly<Record<ChangeWords['direction'], IconShape>> = {
  up: HigherIcon,
  down: LowerIcon,
  same: StatementIcon,
  sameTotal: StatementIcon,
};

export interface ChangeNoteProps {
  readonly current: ListedBill;
  /** What it is compared with; nothing where there is nothing to compare. */
  readonly previous: ListedBill | undefined;
  /** Where the whole of this bill is told; `null` where there is no such page yet. */
  readonly href: string | null;
}

/** Why this bill differs from the last, in a sentence, and the way to all that it is made of. */
export function ChangeNote({ current, previous, href }: ChangeNoteProps) {
  const { t } = useCopy(billingHomeCopy);
  const wordsOf = useChangeWords();
  const link = href && (
    <Link href={href}>
      {t('bills.see')}
      <Icon of={ChevronRightIcon} size="small" />
    </Link>
  );
  if (!previous) return link;
  const { lead, reasons, direction } = wordsOf(billChange(current, previous).differences, previous.billDate);
  return (
    <Note>
      <Icon of={icons[direction]} />
      <Words>
        <p>
          <strong>{lead}</strong> {reasons}
        </p>
        {link}
      </Words>
    </Note>
  );
}
