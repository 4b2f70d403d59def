import type { RadioCardOption } from './RadioCard.tsx';
import * as S from './radio-card.styles.ts';

export interface LoneCardProps {
  option: Pick<RadioCardOption, 'title' | 'note' | 'icon' | 'content'>;
  /** The heading on the page that asks. */
  'aria-labelledby'?: string | undefined;
}

/** What stands in the place of `RadioCards` where there is only one choice, and so nothing to choose. */
export function LoneCard({ option: { title, note, icon, content }, ...group }: LoneCardProps) {
  return (
    <S.Card role="group" data-lone {...group}>
      <S.Fact>
        {icon && <S.Mark>{icon}</S.Mark>}
        <S.Texts>
          <S.Title>{title}</S.Title>
          {note && <S.Note>{note}</S.Note>}
        </S.Texts>
      </S.Fact>
      {content && (
        <S.Content data-lone data-marked={icon ? true : undefined}>
          {content}
        </S.Content>
      )}
    </S.Card>
  );
}
