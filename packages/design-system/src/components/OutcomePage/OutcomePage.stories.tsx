import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DescriptionRow } from '../DescriptionList/DescriptionRow.tsx';
import { Money } from '../Money/Money.tsx';
import { MoneyNotice } from './MoneyNotice.tsx';
import { outcomePageAccessibility } from './OutcomePage.accessibility.ts';
import { OutcomePage } from './OutcomePage.tsx';

const meta = preview.meta({
  id: 'components-outcomepage',
  title: 'Components/Feedback/OutcomePage',
  component: OutcomePage,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: outcomePageAccessibility },
  args: {
    actions: (
      <>
        <ButtonLink href="/billing">Back to billing</ButtonLink>
        <Button variant="secondary">Print</Button>
      </>
    ),
  },
});

const receipt = (
  <Card>
    <DescriptionList layout="figures" startsWithRule={false}>
      <DescriptionRow label="From" value="Visa ···· 4242" />
      <DescriptionRow label="On" value="November 21, 2026" />
      <DescriptionRow label="Paid" value={<Money cents={26_437} />} isTotal />
    </DescriptionList>
  </Card>
);

export const Success = meta.story({
  args: {
    kind: 'success',
    title: 'You paid $264.37',
    children: <p>Thank you. It will show on your account within 24 hours.</p>,
    money: (
      <MoneyNotice tone="positive" label="Your money" sentence="$264.37 was taken from Visa ···· 4242.">
        Nothing else is due.
      </MoneyNotice>
    ),
    details: receipt,
    reference: 'Confirmation 7F3K-22QD · November 21, 2026, 3:04 PM ET',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You paid $264.37');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your money' })).toBeVisible();
  },
});

export const Pending = meta.story({
  args: {
    kind: 'pending',
    title: 'Your payment is pending',
    children: <p>Banks take one to three business days.</p>,
    money: (
      <MoneyNotice label="Your money" sentence="$264.37 has not left Business checking ···· 6789 yet.">
        It counts as paid from today.
      </MoneyNotice>
    ),
    reference: 'Confirmation 7F3K-22QD · November 21, 2026, 3:04 PM ET',
  },
});

export const Checking = meta.story({
  args: {
    kind: 'checking',
    title: 'We’re confirming this payment',
    children: (
      <p>
        Your bank hasn’t told us yet whether your <strong>$178.25</strong> payment from Business checking ····
        6789 went through.
      </p>
    ),
    money: (
      <MoneyNotice tone="warning" label="Your money" sentence="Don’t pay again.">
        We don’t know yet if your payment went through. You can close this page. The answer will be on your
        billing page by November 22, 2026, 11:04 PM ET, and if you weren’t charged, you can pay from there.
      </MoneyNotice>
    ),
    reference: 'Reference LW-PAY-040 · 7F3K-22QD · November 21, 2026, 11:04 PM ET',
  },
});

export const Failure = meta.story({
  args: {
    kind: 'failure',
    title: 'Unable to Process Payment',
    children: (
      <p>The bank that issued the card said no. Use another method, or call the number on the card.</p>
    ),
    money: <MoneyNotice label="Your money" sentence="Nothing was taken." />,
    actions: (
      <>
        <Button>Use another method</Button>
        <Button variant="secondary">OK</Button>
      </>
    ),
    reference: 'Reference LW-PAY-010 · November 21, 2026, 3:04 PM ET',
  },
});

export const Information = meta.story({
  args: {
    kind: 'information',
    title: 'Your billing has moved',
    children: <p>Bills and payments of this account are on the enterprise site now.</p>,
    actions: <ButtonLink href="https://enterprise.example">Go to the enterprise site</ButtonLink>,
  },
});

export const OnPhone = meta.story({ globals: onPhone, args: Checking.input.args });

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    kind: 'failure',
    title: 'No se pudo procesar su pago con la tarjeta de crédito terminada en 4242',
    children: (
      <p>
        Su banco no autorizó el pago. Use otro método de pago o comuníquese con su institución financiera.
      </p>
    ),
    money: (
      <MoneyNotice label="Su dinero" sentence="No se cobró nada de su tarjeta ni de ninguna otra cuenta.">
        Si su banco muestra un cargo en proceso, desaparecerá en unos días.
      </MoneyNotice>
    ),
    actions: <Button>Pagar $1,264.37 con otro método de pago</Button>,
    reference: 'Referencia LW-PAY-010 · 21 de noviembre de 2026, 3:04 p. m., hora del este',
  },
});
