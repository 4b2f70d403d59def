import { styled } from 'styled-components';
import { ActionGroup } from '../ActionGroup/ActionGroup.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DescriptionRow } from '../DescriptionList/DescriptionRow.tsx';
import { AutoPayIcon, CardIcon, PastDueIcon, WarningIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { SettingList } from '../SettingList/SettingList.tsx';
import { SettingRow } from '../SettingList/SettingRow.tsx';

const Rows = styled.div`
  display: grid;
  gap: var(--lw-space-24);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--lw-space-24);
  align-items: start;
`;

const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);
  justify-content: space-between;
`;

/** What a page in the layout looks like; the real one belongs to its area. */
export function SampleHome() {
  return (
    <Rows>
      <h1>Billing</h1>
      <Alert
        tone="warning"
        icon={WarningIcon}
        title="Your service may be interrupted."
        action={<Link href="/support">How this works</Link>}
      >
        Pay the past due amount of $86.12 by December 4 to keep everything on.
      </Alert>
      <Columns>
        <Card prominence="hero">
          <Between>
            Amount due
            <Badge tone="warning" icon={PastDueIcon}>
              30 days past due
            </Badge>
          </Between>
          <Money cents={26_437} size="hero" />
          <DescriptionList layout="figures">
            <DescriptionRow label="Past due since October 22" value={<Money cents={13_612} />} />
            <DescriptionRow label="Pending payment from yesterday" value={<Money cents={-5_000} />} />
            <DescriptionRow label="New charges, due November 22" value={<Money cents={17_825} />} />
            <DescriptionRow label="Amount due" value={<Money cents={26_437} />} isTotal />
          </DescriptionList>
          <ActionGroup>
            <Button>Pay $264.37</Button>
            <Button variant="secondary">Pay past due, $86.12</Button>
          </ActionGroup>
        </Card>
        <Card title="How you pay">
          <SettingList label="How you pay">
            <SettingRow
              icon={AutoPayIcon}
              tone="quiet"
              title="Auto Pay is off"
              gain="Save $5.00 a month"
              door={{ href: '/billing', verb: 'Turn on' }}
            />
            <SettingRow
              icon={CardIcon}
              tone="warning"
              title="2 payment methods"
              note="1 expires soon"
              door={{ href: '/billing', verb: 'Update' }}
            />
          </SettingList>
        </Card>
      </Columns>
    </Rows>
  );
}
