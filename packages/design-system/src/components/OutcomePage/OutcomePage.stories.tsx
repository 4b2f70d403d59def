import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DescriptionRow } from '../DescriptionList/DescriptionRow.tsx';
import { loosePlug } from '../Drawing/loose-plug.ts';
import {
  brokenCard,
  dayOnCalendar,
  movedNextDoor,
  openHour,
  paperPlane,
} from '../Drawing/outcome-drawings.ts';
import { BankIcon, CardIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { WaysOn } from '../WaysOn/WaysOn.tsx';
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

const help = <Link href="tel:18005550142">1-800-555-0142</Link>;

export const Scheduled = meta.story({
  args: {
    drawing: dayOnCalendar,
    title: '$264.37 is scheduled',
    children: <p>We’ll charge Visa ···· 4242 on December 1, 2026.</p>,
    money: <MoneyNotice sentence="You haven’t been charged yet." />,
    details: (
      <DescriptionList layout="figures">
        <DescriptionRow label="Amount" value={<Money cents={26_437} />} />
        <DescriptionRow label="Payment method" value="Visa ···· 4242" />
      </DescriptionList>
    ),
    reference: 'Reference LW-PAY-002 · 7F3K-22QD',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('$264.37 is scheduled');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'You haven’t been charged yet.',
    );
  },
});

export const Pending = meta.story({
  args: {
    drawing: paperPlane,
    title: 'Your $264.37 payment is pending',
    children: <p>Banks take one to three business days.</p>,
    money: (
      <MoneyNotice tone="information" sentence="We’ve sent your payment to your bank.">
        We’ve already subtracted it from your balance.
      </MoneyNotice>
    ),
    reference: 'Reference LW-PAY-003 · 7F3K-22QD',
  },
});

export const Checking = meta.story({
  args: {
    drawing: openHour,
    title: 'We’re confirming this payment',
    children: (
      <p>
        Your bank hasn’t told us yet whether your <strong>$178.25</strong> payment from Business checking ····
        6789 went through.
      </p>
    ),
    money: (
      <MoneyNotice tone="warning" sentence="Don’t pay again.">
        We don’t know yet if your payment went through. You can close this page: your billing page will have
        an update by November 22, 2026, 11:04 PM ET.
      </MoneyNotice>
    ),
    help,
    reference: 'Reference LW-PAY-040 · 7F3K-22QD',
  },
});

export const Failure = meta.story({
  args: {
    drawing: brokenCard,
    title: 'Unable to Process Payment',
    children: (
      <p>
        The bank that issued Mastercard ···· 5454 declined it. They can tell you why: call the number on the
        back of the card.
      </p>
    ),
    money: (
      <MoneyNotice
        tone="positive"
        sentence="You weren’t charged."
        due={{ label: 'Still due December 6', cents: 17_325 }}
      >
        Your bill is the same as before.
      </MoneyNotice>
    ),
    ways: (
      <WaysOn
        title="Pay the $100.00 another way"
        ways={[
          { id: '1', icon: BankIcon, title: 'Business checking ···· 6789', verb: 'Use it', onPress: fn() },
          { id: '2', icon: CardIcon, title: 'Another method', verb: 'Choose', onPress: fn() },
        ]}
      />
    ),
    actions: undefined,
    dismiss: <Button variant="secondary">OK</Button>,
    help,
    reference: 'Reference LW-PAY-010 · 7F3K-22QD',
  },
});

export const FailureInDark = meta.story({ globals: { scheme: 'dark' }, args: Failure.input.args });

export const FailureOnPhone = meta.story({ globals: onPhone, args: Failure.input.args });

export const NotFound = meta.story({
  args: {
    layout: 'alone',
    drawing: loosePlug,
    title: 'We can’t find that page',
    children: <p>The link may be old, or the address mistyped. Nothing on your account has changed.</p>,
    help,
    reference: 'Reference LW-SYS-040',
  },
});

export const Moved = meta.story({
  args: {
    layout: 'alone',
    drawing: movedNextDoor,
    title: 'Your billing has moved',
    children: <p>Bills and payments of this account are on the enterprise site now.</p>,
    actions: <ButtonLink href="https://enterprise.example">Go to the enterprise site</ButtonLink>,
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    drawing: brokenCard,
    title: 'No se pudo procesar su pago con la tarjeta de crédito terminada en 4242',
    children: (
      <p>
        Su banco no autorizó el pago. Use otro método de pago o comuníquese con su institución financiera.
      </p>
    ),
    money: (
      <MoneyNotice tone="positive" sentence="No se cobró nada de su tarjeta ni de ninguna otra cuenta.">
        Si su banco muestra un cargo en proceso, desaparecerá en unos días.
      </MoneyNotice>
    ),
    actions: <Button>Pagar $1,264.37 con otro método de pago</Button>,
    help,
    reference: 'Referencia LW-PAY-010 · 7F3K-22QD',
  },
});
