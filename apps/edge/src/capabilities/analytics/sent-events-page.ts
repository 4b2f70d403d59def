import { pagePaths, type SpokenLanguage, sentEventsPath } from '@linework/contract';
import type { FastifyInstance } from 'fastify';
import type { Cookies } from '../../access/cookies.ts';
import { languageOf } from '../../access/language.ts';
import { findSession } from '../../access/session-store.ts';
import type { Queryable } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { run, statements } from '../../database/typed-statements.ts';
import { htmlText } from '../../http/html-text.ts';
import { refuseOnStricterHost } from '../../http/stricter-host.ts';
import { sandboxHtml, sandboxPolicy } from '../../sandbox/sandbox-html.ts';
import type { Services } from '../../services.ts';
import { sentEventsWords } from './sent-events-words.ts';

/** So many are listed. */
const mostListed = 500;

type EventRow = Pick<Tables['analytics_event'], 'id' | 'name' | 'fields' | 'user_config'>;

const eventsOf = async (database: Queryable, userId: string): Promise<readonly EventRow[]> =>
  await run(
    database,
    statements
      .selectFrom('analytics_event')
      .select(['id', 'name', 'fields', 'user_config'])
      .where('user_id', '=', userId)
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostListed),
  );

/** When an event happened, as its id has it. */
const happenedAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

function listHtml(language: SpokenLanguage, rows: readonly EventRow[]): string {
  const { columns, config, empty } = sentEventsWords[language];
  const [last] = rows;
  if (!last) return `<p>${htmlText(empty)}</p>`;
  const when = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'medium' });
  const says = (fields: EventRow['fields']) =>
    Object.entries(fields ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ');
  const row = ({ id, name, fields }: EventRow) =>
    `<tr data-event="${htmlText(id)}" data-name="${htmlText(name)}"><td>${htmlText(when.format(happenedAt(id)))}</td><th scope="row">${htmlText(name)}</th><td>${htmlText(says(fields))}</td></tr>`;
  return `<table><thead><tr>${Object.values(columns)
    .map((column) => `<th scope="col">${htmlText(column)}</th>`)
    .join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>
<h2>${htmlText(config)}</h2><pre>${htmlText(JSON.stringify(last.user_config, null, 2))}</pre>`;
}

/** What the browser of whoever is signed in has sent. Not in production, nor on hosts of stricter environments. */
export function sentEventsPage(
  app: FastifyInstance,
  { database, realClock, configuration }: Pick<Services, 'database' | 'realClock' | 'configuration'>,
  cookies: Cookies,
): void {
  if (configuration.environment === 'production') return;
  app.get(sentEventsPath, { preHandler: refuseOnStricterHost(configuration) }, async (request, reply) => {
    const language = languageOf(request, cookies);
    const words = sentEventsWords[language];
    const token = cookies.sessionTokenHash(request);
    const reader = token && (await findSession(database, token, realClock.now()));
    const content = reader
      ? listHtml(language, await eventsOf(database, reader.userId))
      : `<p><a href="${htmlText(pagePaths.signIn)}">${htmlText(words.signIn)}</a></p>`;
    const heading = reader ? words.heading : words.signIn;
    return reply
      .code(reader ? 200 : 401)
      .headers({ 'content-security-policy': sandboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(sandboxHtml({ language, title: words.title, note: words.sandbox, heading, content }));
  });
}
