import { useCopy } from '@linework/copy';
import { ChevronRightIcon, Icon, Link, MoreMenu, VisuallyHidden } from '@linework/design-system';
import { type BusinessDate, needsUpdate, type SavedMethod } from '@linework/domain';
import { MethodIcon, useMethodLabel } from '@linework/parts/methods';
import { outcomeActionsCopy } from '@linework/parts/outcomes';
import { MethodStanding, useSavedMethodWords } from '@linework/parts/saved-methods';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayLinks } from './how-you-pay.types.ts';
import { Table } from './methods-table-frame.ts';
import { Actions, Chevron, Door, Name, Uses } from './methods-table-parts.ts';

export interface MethodsTableProps {
  readonly methods: readonly SavedMethod[];
  readonly today: BusinessDate | null;
  /** Whether a card may take the place of another. */
  readonly takesCards: boolean;
  /** `null` for whoever may look only. */
  readonly links: Pick<HowYouPayLinks, 'toFlow'> | null;
}

/** The saved methods, a row each; on a phone each row is one door. */
export function MethodsTable({ methods, ...row }: MethodsTableProps) {
  const { t } = useCopy(howYouPayCopy);
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('methods.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('methods.method')}</th>
          <th scope="col">{t('methods.status')}</th>
          <th scope="col">{t('methods.uses')}</th>
          {row.links && (
            <th scope="col">
              <VisuallyHidden>{t('methods.actions')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {methods.map((saved) => (
          <MethodRow key={saved.method.id} saved={saved} methods={methods} {...row} />
        ))}
      </tbody>
    </Table>
  );
}

interface MethodRowProps extends MethodsTableProps {
  readonly saved: SavedMethod;
}

function MethodRow({ saved, methods, today, takesCards, links }: MethodRowProps) {
  const labelOf = useMethodLabel();
  const { holderOf, usesOf, unused } = useSavedMethodWords();
  const { method } = saved;
  const label = labelOf(method);
  const door = links?.toFlow('wallet', { method: method.id }) ?? null;
  const uses = usesOf(saved, methods);
  return (
    <tr>
      <th scope="row">
        <Name>
          <MethodIcon method={method} />
          <span>
            {door ? (
              <Door>
                <Link variant="inline" href={door}>
                  {label}
                </Link>
              </Door>
            ) : (
              <strong>{label}</strong>
            )}
            <small>{holderOf(saved)}</small>
          </span>
        </Name>
      </th>
      <td data-ready={(saved.status === 'available' && !method.isPreferred) || undefined}>
        <MethodStanding saved={saved} today={today} />
      </td>
      <td>
        <Uses data-unused={uses.length === 0 || undefined}>
          {uses.length === 0 ? unused : uses.map((use) => <span key={use}>{use}</span>)}
        </Uses>
      </td>
      {links && (
        <td data-part="actions">
          <MethodActions saved={saved} takesCards={takesCards} links={links} />
          <Chevron>
            <Icon of={ChevronRightIcon} />
          </Chevron>
        </td>
      )}
    </tr>
  );
}

/** Editing a card that pays no more, or soon won't, is putting it right. */
function MethodActions({
  saved: { method, status },
  takesCards,
  links,
}: {
  readonly saved: SavedMethod;
  readonly takesCards: boolean;
  readonly links: Pick<HowYouPayLinks, 'toFlow'>;
}) {
  const { t } = useCopy(howYouPayCopy);
  const { t: act } = useCopy(outcomeActionsCopy);
  const label = useMethodLabel()(method, 'inSentence');
  const address = (step: string) => links.toFlow('wallet', { method: method.id, step });
  const isReplaceable = method.type === 'creditCard' && takesCards;
  const verb = isReplaceable && needsUpdate(status) ? 'update' : 'edit';
  const edit = address(isReplaceable ? 'edit' : 'rename');
  const [rename, remove] = [address('rename'), address('delete')];
  if (!edit || !rename || !remove) return null;
  // Deleting what Auto Pay uses would be refused: what has to come first is offered in its place.
  const another = links.toFlow('auto-pay-manage', { step: 'method', back: 'wallet' });
  const ending =
    method.usedBy.length > 0
      ? another && { id: 'chooseForAutoPay', label: act('chooseForAutoPay'), href: another }
      : { id: 'delete', label: t('methods.delete'), href: remove, isDestructive: true };
  return (
    <Actions>
      <Link href={edit} aria-label={t(`methods.${verb}Which`, { method: label })}>
        {t(`methods.${verb}`)}
      </Link>
      <MoreMenu
        label={t('methods.more', { method: label })}
        items={[{ id: 'rename', label: t('methods.rename'), href: rename }, ...(ending ? [ending] : [])]}
      />
    </Actions>
  );
}
