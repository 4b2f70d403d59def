import { CopyProvider } from '@linework/copy';
import { accountStandings, identityRoles } from '@linework/domain';
import { namedStandings } from '@linework/review';
import preview from '../../.storybook/preview.tsx';
import { type BothLanguages, loadBothLanguages } from '../both-languages.ts';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { RegisterTable } from '../RegisterTable.tsx';
import { namedStandingRows, wordlessStandings } from './named-standing-rows.tsx';
import { tellsEach } from './tells-each.ts';

const columns = ['Name', 'Told', 'English', 'Spanish'];
const widths = ['11rem', '8rem', 'auto', 'auto'];

function Register({ words }: { words: BothLanguages }) {
  return (
    <DocumentPage title="How everything else can stand">
      <p>
        Mobile service, statements, payment methods, sessions, restrictions and roles. What waits for an area
        is told by none of the portal’s screens yet, and not counted as shown.
      </p>
      <RegisterTable label="Other standings" columns={columns} widths={widths}>
        {namedStandingRows.map(({ name, waitsFor, alert }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{waitsFor === null ? 'Customers are told' : `Waits for the ${waitsFor} area`}</td>
            <td lang="en">
              <CopyProvider copy={words.en}>{alert}</CopyProvider>
            </td>
            <td lang="es">
              <CopyProvider copy={words.es}>{alert}</CopyProvider>
            </td>
          </tr>
        ))}
      </RegisterTable>
    </DocumentPage>
  );
}

const otherStandings = namedStandings
  .filter((name) => !accountStandings.some((own) => own === name))
  .filter((name) => !wordlessStandings.includes(name));
const roles = identityRoles.map((role) => `role.${role}`);

const meta = preview.meta({
  title: 'Account states/Register',
  tags: ['for:reviewers'],
  loaders: [loadBothLanguages],
});

export const EverythingElse = meta.story({
  render: (_, { loaded: { words } }) => <Register words={words} />,
  play: ({ canvasElement }) => tellsEach(canvasElement, [...otherStandings, ...roles]),
});
