import { styled } from 'styled-components';
import preview from '../../.storybook/preview.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { liveTokens } from './live-tokens.ts';

const Sample = styled.p`
  color: var(--lw-color-ink);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  display: block;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

const prefix = '--lw-font-size-';

function Type() {
  return (
    <DocumentPage title="Type">
      <p>Inter, bundled. Figures of money and dates are tabular, so that they stand under one another.</p>
      {liveTokens(prefix).map(({ name, value }) => {
        const step = name.slice(prefix.length);
        return (
          <div key={name}>
            <Name>
              {step}: {value}
            </Name>
            <Sample style={{ fontSize: `var(${name})`, lineHeight: `var(--lw-line-height-${step})` }}>
              Pay $1,234.56 on November 22 · ¿Cuándo vence?
            </Sample>
          </div>
        );
      })}
    </DocumentPage>
  );
}

const meta = preview.meta({ title: 'Foundations/Type', tags: ['for:reviewers'], component: Type });

export const Default = meta.story({});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
