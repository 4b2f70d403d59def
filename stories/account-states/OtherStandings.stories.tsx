import { CopyProvider } from '@linework/copy';
import { accountStandings, identityRoles, namedStandings } from '@linework/domain';
import preview from '../../.storybook/preview.tsx';
import { type BothLanguages, loadBothLanguages } from '../both-languages.ts';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { RegisterTable } from '../RegisterTable.tsx';
import { namedStandingRows } from './named-standing-rows.tsx';
import { tellsEach } from './tells-each.ts';

const columns = ['Name', 'English', 'Spanish'];

function Register({ words }: { words: BothLanguages }) {
  return (
    <DocumentPage title="How everything else can stand">
      <p>Mobile service, statements, payment methods, sessions, restrictions and roles.</p>
      <RegisterTable label="Other standings" columns={columns}>
        {namedStandingRows.map(({ name, alert }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
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

const otherStandings = namedStandings.filter((name) => !accountStandings.some((own) => own === name));
const roles = identityRoles.map((role) => `role.${role}`);

const meta = preview.meta({ title: 'Account states/Other standings', loaders: [loadBothLanguages] });

export const Default = meta.story({
  render: (_, { loaded: { words } }) => <Register words={words} />,
  play: ({ canvasElement }) => tellsEach(canvasElement, [...otherStandings, ...roles]),
});
