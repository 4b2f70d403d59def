import { Info } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { RadioField } from 'react-aria-components/RadioGroup';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as S from './radio-card.styles.ts';

export interface RadioCardOption {
  value: string;
  title: ReactNode;
  note?: ReactNode | undefined;
  /** Stands at the right in figures; read out with the title. */
  amount?: ReactNode | undefined;
  /** A drawing before the title, such as a card brand. */
  icon?: ReactNode | undefined;
  /** Why this cannot be chosen now. The card stays in place, reachable, and says so. */
  unavailable?: ReactNode | undefined;
  /** What belongs to this choice, shown in the card while it is chosen: another field, for example. */
  content?: ReactNode | undefined;
}

/** Arrow keys in a nested field move its caret; they must not move the choice around it. */
function keepArrowKeys(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}

export function RadioCard({ option, isChosen }: { option: RadioCardOption; isChosen: boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { value, title, note, amount, icon, unavailable, content } = option;
  const isUnavailable = Boolean(unavailable);

  // `disabled` would take the card out of reach of the keyboard, and its reason with it.
  useLayoutEffect(() => {
    if (isUnavailable) input.current?.setAttribute('aria-disabled', 'true');
    else input.current?.removeAttribute('aria-disabled');
  }, [isUnavailable]);

  const describedBy = [note && `${id}-note`, unavailable && `${id}-reason`].filter(Boolean).join(' ');
  return (
    <S.Card data-chosen={isChosen || undefined} data-unavailable={isUnavailable || undefined}>
      <RadioField
        value={value}
        inputRef={input}
        aria-labelledby={amount ? `${id}-title ${id}-amount` : `${id}-title`}
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        <S.Choice>
          <S.Dot />
          {icon && <S.Mark>{icon}</S.Mark>}
          <S.Words>
            <S.Texts>
              <S.Title id={`${id}-title`}>{title}</S.Title>
              {note && <S.Note id={`${id}-note`}>{note}</S.Note>}
              {unavailable && (
                <S.Reason id={`${id}-reason`}>
                  <Icon of={Info} size="small" />
                  <span>{unavailable}</span>
                </S.Reason>
              )}
            </S.Texts>
            {amount && <S.Amount id={`${id}-amount`}>{amount}</S.Amount>}
          </S.Words>
        </S.Choice>
      </RadioField>
      {isChosen && content && (
        <S.Content data-marked={icon ? true : undefined} onKeyDown={keepArrowKeys}>
          {content}
        </S.Content>
      )}
    </S.Card>
  );
}
