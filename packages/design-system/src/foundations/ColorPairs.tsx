import { styled } from 'styled-components';
import { colorPairs } from '../tokens/color-pairs.ts';
import { contrast } from '../tokens/contrast.ts';
import { type Brand, colorsOf, type Scheme } from '../tokens/themes.ts';

const Page = styled.div`
  display: grid;
  gap: var(--lw-space-24);
  padding: var(--lw-space-24);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-canvas);
  color: var(--lw-color-body);
`;

const Table = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  text-align: start;

  th,
  td {
    padding: var(--lw-space-8) var(--lw-space-16);
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
    font-weight: var(--lw-font-weight-regular);
    text-align: start;
  }

  thead th {
    color: var(--lw-color-muted);
  }
`;

const Sample = styled.span`
  display: inline-block;
  padding: var(--lw-space-4) var(--lw-space-12);
  border-radius: var(--lw-radius-control);
`;

const cssColor = (name: string): string => `var(--lw-color-${name})`;

export interface ColorPairsProps {
  scheme: Scheme;
  brand: Brand;
}

/** The contrast of each pair of colours that meets on a screen, computed from the token files. */
export function ColorPairs({ scheme, brand }: ColorPairsProps) {
  const colors = new Map(colorsOf(scheme, brand).map(([name, { hex }]) => [name, hex]));
  const pairs = colorPairs.flatMap(({ front, backs, least }) =>
    backs.map((back) => ({ front, back, least })),
  );
  return (
    <Page data-scheme={scheme} data-brand={brand}>
      <h1>
        {scheme}, {brand}
      </h1>
      <Table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Contrast</th>
            <th scope="col">At least</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ front, back, least }) => {
            const ratio = contrast(colors.get(front) ?? '', colors.get(back) ?? '');
            return (
              <tr key={`${front} on ${back}`}>
                <th scope="row">
                  {least === 4.5 ? (
                    <Sample style={{ background: cssColor(back), color: cssColor(front) }}>
                      {front} on {back}
                    </Sample>
                  ) : (
                    `${front} on ${back}`
                  )}
                </th>
                <td>{ratio.toFixed(2)}</td>
                <td>{ratio < least ? `${least}: too faint` : least}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Page>
  );
}
