import { useCopy, useFormat } from '@linework/copy';
import { add, type Statement } from '@linework/domain';
import { statementCopy } from '@linework/parts/statement';
import { PaymentsAndCharges, useActivityRows } from './PaymentsAndCharges.tsx';
import { statementsCopy } from './statements.copy.ts';

/** What was paid since the bill before, and what this one charges, by service: its sections have each charge. */
export function StatementTables({ statement }: { readonly statement: Statement }) {
  const { t } = useCopy(statementCopy);
  const { t: say } = useCopy(statementsCopy);
  const { dayMonth } = useFormat();
  const { payments, paid, charges, charged, hasGivenBack } = useActivityRows(dayMonth)(
    statement.previous.activity,
  );
  return (
    <PaymentsAndCharges
      lead={say('tables.lead', { heading: t('month.heading') })}
      payments={payments}
      paid={paid}
      charges={[
        ...charges,
        ...statement.sections.map(({ service, total }) => ({
          id: service,
          label: t(`service.${service}`),
          amount: total,
        })),
      ]}
      charged={add(charged, statement.newCharges)}
      hasGivenBack={hasGivenBack}
    />
  );
}
