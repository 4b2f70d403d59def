import { contrast } from '@linework/design-system/contrast';
import { styled } from 'styled-components';
import { type LiveToken, liveTokens } from './live-tokens.ts';

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--lw-space-8) var(--lw-space-12);
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
    text-align: start;
    font-weight: var(--lw-font-weight-regular);
    white-space: nowrap;
  }

  & thead th {
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
  }
`;

const Swatch = styled.span`
  display: inline-block;
  inline-size: var(--lw-space-48);
  block-size: var(--lw-space-24);
  border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  border-radius: var(--lw-radius-control);
  vertical-align: middle;
`;

const prefix = '--lw-color-';
const isOpaque = ({ value }: LiveToken): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** `#ffffff` for `#fff` and `white`, as a built stylesheet writes them; what is not opaque stays as it is. */
function spelledOut({ name, value }: LiveToken): LiveToken {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush || !CSS.supports('color', value)) return { name, value };
  brush.fillStyle = value;
  return { name, value: String(brush.fillStyle) };
}
const grounds = ['canvas', 'surface'] as const;

/** Every colour of the scheme and brand on the page, with its contrast on the two grounds that text stands on. */
export function ColourTable() {
  const tokens = liveTokens(prefix).map(spelledOut).filter(isOpaque);
  const hexOf = (name: string) =>
    tokens.find((token) => token.name === `${prefix}${name}`)?.value ?? '#000000';
  return (
    <Scroller tabIndex={0} role="group" aria-label="Colors">
      <Table>
        <thead>
          <tr>
            <th scope="col">Color</th>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            {grounds.map((ground) => (
              <th scope="col" key={ground}>
                On {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, value }) => (
            <tr key={name}>
              <td>
                <Swatch style={{ background: `var(${name})` }} />
              </td>
              <th scope="row">{name.slice(prefix.length)}</th>
              <td>{value}</td>
              {grounds.map((ground) => (
                <td key={ground}>{contrast(value, hexOf(ground)).toFixed(2)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
