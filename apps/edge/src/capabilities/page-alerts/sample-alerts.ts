import type { PostedAlert } from '@linework/domain';
import type { SampleAlerts } from '../../configuration/runtime-settings.ts';

const hourMs = 3_600_000;

/** What reviewers may have shown, outside production: an outage, or it and two lesser things. */
export function sampleAlerts(chosen: SampleAlerts, now: Date): readonly PostedAlert[] {
  const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString();
  const always = { endsAt: null, accountId: null } as const;
  const outage: PostedAlert = {
    ...always,
    id: 'sample-outage',
    pid: 'SAMPLE-1',
    type: 'outage',
    severity: 'critical',
    body: {
      en: 'Internet and phone service may be down in your area. A crew is on the way.',
      es: 'Es posible que no haya servicio de Internet ni de teléfono en su área. Nuestros técnicos ya van en camino.',
    },
    link: 'https://provider.example/outages',
    action: { en: 'View outage details', es: 'Ver detalles de la interrupción' },
    estimatedResolution: inHours(3),
    startsAt: inHours(-1),
  };
  const maintenance: PostedAlert = {
    ...always,
    id: 'sample-maintenance',
    pid: 'SAMPLE-2',
    type: 'other',
    severity: 'warning',
    body: {
      en: 'We’re updating our network overnight. Service may stop for a few minutes between 2:00 and 4:00 AM.',
      es: 'Esta noche actualizaremos nuestra red. Es posible que el servicio se interrumpa unos minutos entre las 2:00 y las 4:00 a. m.',
    },
    link: null,
    action: null,
    estimatedResolution: inHours(20),
    startsAt: inHours(-2),
  };
  const hours: PostedAlert = {
    ...always,
    id: 'sample-hours',
    pid: 'SAMPLE-3',
    type: 'other',
    severity: 'information',
    body: {
      en: 'Our stores close early on Thursday for the holiday.',
      es: 'Nuestras tiendas cierran temprano el jueves por el día festivo.',
    },
    link: 'https://provider.example/stores',
    action: null,
    estimatedResolution: null,
    startsAt: inHours(-3),
  };
  if (chosen === 'none') return [];
  return chosen === 'outage' ? [outage] : [hours, outage, maintenance];
}
