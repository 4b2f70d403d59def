import { styled } from 'styled-components';
import preview from '../../.storybook/preview.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { liveTokens } from './live-tokens.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-16);
`;

const Name = styled.span`
  inline-size: 9rem;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
`;

const Bar = styled.span`
  block-size: var(--lw-space-16);
  background: var(--lw-color-brand);
`;

const Box = styled.span`
  inline-size: var(--lw-space-64);
  block-size: var(--lw-space-48);
  border: var(--lw-border-strong) solid var(--lw-color-brand);
`;

const Heading = styled.h2`
  font-size: var(--lw-font-size-18);
  line-height: var(--lw-line-height-18);
`;

const short = (name: string): string => name.replace('--lw-', '');

function Space() {
  return (
    <DocumentPage title="Space and corners">
      <Heading>Space</Heading>
      {liveTokens('--lw-space-').map(({ name, value }) => (
        <Row key={name}>
          <Name>
            {short(name)}: {value}
          </Name>
          <Bar style={{ inlineSize: `var(${name})` }} />
        </Row>
      ))}
      <Heading>Corners</Heading>
      {liveTokens('--lw-radius-').map(({ name, value }) => (
        <Row key={name}>
          <Name>
            {short(name)}: {value}
          </Name>
          <Box style={{ borderRadius: `var(${name})` }} />
        </Row>
      ))}
    </DocumentPage>
  );
}

const meta = preview.meta({ title: 'Foundations/Space', tags: ['for:reviewers'], component: Space });

export const Default = meta.story({});
