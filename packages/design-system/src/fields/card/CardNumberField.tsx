import { styled } from 'styled-components';
import { visuallyHiddenStyle } from '../../components/VisuallyHidden/visually-hidden-style.ts';
import { useFormattedInput } from '../field/use-formatted-input.ts';
import { TextField, type TextFieldProps } from '../text/TextField.tsx';
import { CardBrandMark } from './CardBrandMark.tsx';
import type { CardBrand } from './card-brand.ts';
import { cardDigits, groupCardDigits } from './group-card-digits.ts';

export interface CardNumberFieldProps
  extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'inputMode' | 'inputRef' | 'type'> {
  /** The digits alone, without spaces; so is what `onChange` gives. */
  value?: string;
  /** Which brand the digits typed so far belong to. A rule of the caller's: this package knows no card rules. */
  detectBrand: (digits: string) => CardBrand | undefined;
  /** What each brand is called, spoken once it is known. */
  brandNames: Record<CardBrand, string>;
}

const Brand = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--lw-space-8);
  padding-inline-end: var(--lw-space-12);
  color: var(--lw-color-body);
  font-size: var(--lw-font-size-14);
  pointer-events: none;

  &:empty {
    padding: 0;
  }
`;

/** Where there is no room for both, the digits stay and the name is left to the drawing and to the ear. */
const BrandName = styled.span`
  @container field (inline-size < 20em) {
    ${visuallyHiddenStyle}
  }
`;

const Container = styled.div`
  container: field / inline-size;
`;

/** A card number, grouped as on the card while it is typed. Spaces and dashes may come along. */
export function CardNumberField({ detectBrand, brandNames, ...props }: CardNumberFieldProps) {
  const input = useFormattedInput({
    ...props,
    format: (text) => groupCardDigits(cardDigits(text), detectBrand(cardDigits(text))),
    plain: cardDigits,
  });
  const brand = detectBrand(cardDigits(input.value));
  return (
    <Container>
      <TextField
        autoComplete="cc-number"
        autoCorrect="off"
        spellCheck="false"
        {...props}
        {...input}
        inputMode="numeric"
        suffix={
          <Brand aria-live="polite">
            {brand ? (
              <>
                <CardBrandMark brand={brand} />
                <BrandName>{brandNames[brand]}</BrandName>
              </>
            ) : null}
          </Brand>
        }
      />
    </Container>
  );
}
