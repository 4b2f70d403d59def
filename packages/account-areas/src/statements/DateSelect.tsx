import { useCopy, useFormat } from '@linework/copy';
import { CalendarIcon, Select } from '@linework/design-system';
import type { ListedStatement } from '@linework/domain';
import { statementsCopy } from './statements.copy.ts';

export interface DateSelectProps {
  /** Newest first. */
  readonly statements: readonly ListedStatement[];
  /** The id of the one that is shown; `null` where none is. */
  readonly shown: string | null;
  readonly onChoose: (id: string) => void;
}

/** Which statement is shown, by its date. */
export function DateSelect({ statements, shown, onChoose }: DateSelectProps) {
  const { t } = useCopy(statementsCopy);
  const format = useFormat();
  return (
    <Select
      look="button"
      icon={CalendarIcon}
      label={t('choose')}
      placeholder={t('choose')}
      options={statements.map(({ id, billDate }) => ({ id, label: format.date(billDate) }))}
      value={shown}
      onChange={(key) => onChoose(String(key))}
    />
  );
}
