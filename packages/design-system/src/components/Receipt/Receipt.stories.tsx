import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DescriptionRow } from '../DescriptionList/DescriptionRow.tsx';
import { FigureHeading } from '../FigureHeading/FigureHeading.tsx';
import { ServicesIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { receiptAccessibility } from './Receipt.accessibility.ts';
import { Mono, Receipt } from './Receipt.tsx';

const meta = preview.meta({
  id: 'components-receipt',
  title: 'Components/Data display/Receipt',
  component: Receipt,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: receiptAccessibility },
  args: {
    heading: (
      <FigureHeading level={1} size="hero" align="center" tone="muted" lead="You paid" cents={33_014}>
        November 30, 2026, 11:04 PM ET
      </FigureHeading>
    ),
    news: (
      <Alert tone="positive" icon={ServicesIcon} title="We’re restoring your service.">
        It should be on by 11:19 PM ET. If it isn’t, call{' '}
        <Link variant="inline" href="tel:18005550142">
          1-800-555-0142
        </Link>
        .
      </Alert>
    ),
    children: (
      <DescriptionList layout="figures">
        <DescriptionRow label="Payment method" value="Visa ···· 4242" />
        <DescriptionRow label="Confirmation number" value={<Mono>SFNW-SYYP</Mono>} />
      </DescriptionList>
    ),
    balance: { label: 'Balance now', note: 'due December 10', cents: 17_825 },
    actions: (
      <>
        <ButtonLink href="/billing">Back to billing</ButtonLink>
        <Button variant="secondary">Print</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'You paid $330.14 November 30, 2026, 11:04 PM ET' }),
    ).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('Balance now due December 10$178.25');
  },
});

export const OnPhone = meta.story({ globals: onPhone });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    heading: (
      <FigureHeading level={1} size="hero" align="center" tone="muted" lead="Usted pagó" cents={1_339_546}>
        30 de noviembre de 2026, 11:04 p. m., hora del este
      </FigureHeading>
    ),
    news: undefined,
    children: (
      <DescriptionList layout="figures">
        <DescriptionRow
          label="Método de pago"
          value="Cuenta de cheques de la asociación de vecinos ···· 6789"
        />
        <DescriptionRow label="Número de confirmación" value={<Mono>SFNW-SYYP</Mono>} />
      </DescriptionList>
    ),
    balance: { label: 'Saldo ahora', note: 'a pagar a más tardar el 10 de diciembre', cents: 1_217_825 },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
