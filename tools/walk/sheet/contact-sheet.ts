import type { Notebook } from '../findings.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = `
body { margin: 24px; background: #f4f5f7; color: #17202c; font: 14px/20px system-ui, sans-serif; }
h2 { margin: 32px 0 8px; font-size: 16px; }
.row { display: flex; gap: 16px; overflow-x: auto; align-items: start; padding-bottom: 8px; }
figure { flex: none; width: 260px; margin: 0; background: #fff; border: 1px solid #d5dae1; }
figure[data-found] { border: 2px solid #b3261e; }
img { display: block; width: 100%; }
figcaption { padding: 8px; overflow-wrap: anywhere; }
li { color: #b3261e; overflow-wrap: anywhere; }`;

/** All pages of a pass side by side, a row for each customer, each with what was found on it. */
export function contactSheet(title: string, { pictures, findings }: Notebook): string {
  const rows = [...Map.groupBy(pictures, ({ username }) => username)].map(([username, theirs]) => {
    const found = (where: string) =>
      findings.filter((one) => one.username === username && one.where === where);
    const figures = theirs.map(({ where, file }) => {
      const items = found(where).map(({ what }) => `<li>${escapeHtml(what)}</li>`);
      const mark = items.length > 0 ? ' data-found' : '';
      return `<figure${mark}><a href="${file}"><img loading="lazy" alt="" src="${file}"></a><figcaption>${escapeHtml(where)}${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}</figcaption></figure>`;
    });
    return `<h2>${escapeHtml(username)}</h2><div class="row">${figures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${rows.join('\n')}</html>\n`;
}
