// The report's page: runs in the reader's browser, from a file, with nothing but the data beside it.
import type { ReportData, ReportItem } from './report-data.ts';

const part = <T extends HTMLElement>(id: string, kind: new () => T): T => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}`);
  return element;
};
const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const data: ReportData = JSON.parse(part('data', HTMLScriptElement).textContent);
const { items } = data;
const meant = new Set(items.filter(({ intended }) => intended).map(({ shot }) => shot));
const buttons = new Map<ReportItem, HTMLButtonElement>();
const pictures = part('pictures', HTMLDivElement);
const share = part('share', HTMLInputElement);
const intended = part('intended', HTMLInputElement);
let current = 0;

const view = (): string => document.querySelector<HTMLInputElement>('[name=view]:checked')?.value ?? 'beside';
const picture = (hash: string, alt: string): HTMLImageElement =>
  make('img', { src: `pictures/${hash}.png`, alt });

function figure(caption: string, image: HTMLImageElement): HTMLElement {
  return make('figure', {}, make('figcaption', {}, caption), image);
}

function drawBeside({ before, after, marked }: ReportItem): Node[] {
  return [
    ...(before ? [figure('Before', picture(before, 'Before'))] : []),
    ...(after ? [figure('After', picture(after, 'After'))] : []),
    ...(marked
      ? [figure('Difference', make('img', { src: marked, alt: 'Pixels that differ, marked' }))]
      : []),
  ];
}

/** Slider: the new picture up to a line. Overlay: the new picture shining through. */
function drawStacked(before: string, after: string): Node[] {
  const top = picture(after, 'After');
  const percent = share.valueAsNumber;
  if (view() === 'slider') top.style.clipPath = `inset(0 ${100 - percent}% 0 0)`;
  else top.style.opacity = String(percent / 100);
  return [make('div', { className: 'stack' }, picture(before, 'Before'), top)];
}

function draw(): void {
  const item = items[current];
  if (!item) return;
  const { before, after } = item;
  const stacked = view() !== 'beside' && before !== null && after !== null;
  part('share-label', HTMLLabelElement).hidden = !stacked;
  pictures.replaceChildren(...(stacked ? drawStacked(before, after) : drawBeside(item)));
}

function factsOf({ kind, mode, state, pixels, sizes }: ReportItem): string {
  const size = sizes && `${sizes.before.join(' × ')} → ${sizes.after.join(' × ')}`;
  const differs = pixels === null ? size && `size ${size}` : `${pixels.toLocaleString('en')} pixels differ`;
  return [kind, mode, state && `state ${state}`, differs].filter(Boolean).join(' · ');
}

function showMarks(): void {
  for (const [{ shot }, button] of buttons) {
    button.querySelector('.ok')?.remove();
    if (meant.has(shot)) button.append(make('span', { className: 'ok' }, ' ✓ intended'));
  }
  const item = items[current];
  if (item) intended.checked = meant.has(item.shot);
  part('marked', HTMLParagraphElement).textContent = `${meant.size} of ${items.length} marked as intended`;
}

function go(to: number): void {
  const item = items[Math.max(0, Math.min(items.length - 1, to))];
  if (!item) return;
  const shown = items[current];
  if (shown) buttons.get(shown)?.removeAttribute('aria-current');
  current = items.indexOf(item);
  const button = buttons.get(item);
  button?.setAttribute('aria-current', 'true');
  button?.scrollIntoView({ block: 'nearest' });
  part('name', HTMLHeadingElement).textContent = `${item.title} · ${item.story}`;
  part('facts', HTMLParagraphElement).textContent = factsOf(item);
  draw();
  showMarks();
}

function mark(isMeant: boolean): void {
  const item = items[current];
  if (!item) return;
  if (isMeant) meant.add(item.shot);
  else meant.delete(item.shot);
  showMarks();
}

function drawList(): void {
  const list = part('list', HTMLElement);
  for (const [title, group] of Map.groupBy(items, (item) => item.title)) {
    const entries = group.map((item) => {
      const button = make(
        'button',
        { type: 'button' },
        `${item.story} `,
        make('span', { className: 'state' }, item.mode),
      );
      button.addEventListener('click', () => go(items.indexOf(item)));
      buttons.set(item, button);
      return make('li', {}, button);
    });
    list.append(make('h2', {}, title), make('ul', {}, ...entries));
  }
}

function drawHead(): void {
  const { compared, same, changed, removed, failed } = data.counts;
  document.title = data.green ? 'Visual check: green' : `Visual check: ${items.length} differ`;
  part('counts', HTMLParagraphElement).textContent =
    `${compared} pictures: ${same} the same, ${changed} changed, ${data.counts.new} new, ${removed} removed, ${failed} failed.`;
  part('sides', HTMLParagraphElement).textContent = `${data.base} → ${data.head}, ${data.build}`;
  const lines = [
    ...data.failures.map(({ shot, side, problem }) => `Failed (${side}): ${shot}: ${problem}`),
    ...data.stale.map((line) => `Stale in visual-intended.txt: ${line}`),
  ];
  const notes = part('notes', HTMLElement);
  if (items.length === 0) {
    part('one', HTMLElement).hidden = true;
    notes.append(make('p', {}, 'No picture differs.'));
  }
  if (lines.length > 0) notes.append(make('ul', {}, ...lines.map((line) => make('li', {}, line))));
}

function intendedText(): string {
  const lines = items
    .filter(({ shot }) => meant.has(shot))
    .map(({ shot, after }) => `${after ?? 'removed'} ${shot}`)
    .sort();
  return `${data.intendedHead.join('\n')}\n${lines.join('\n')}\n`;
}

function save(): void {
  const href = URL.createObjectURL(new Blob([intendedText()], { type: 'text/plain' }));
  make('a', { href, download: 'visual-intended.txt' }).click();
  URL.revokeObjectURL(href);
}

async function copy(): Promise<void> {
  await navigator.clipboard.writeText(intendedText());
  part('marked', HTMLParagraphElement).textContent = 'Copied: put it into visual-intended.txt';
}

const choose = (value: string): void => {
  const radio = document.querySelector<HTMLInputElement>(`[name=view][value=${value}]`);
  if (radio) radio.checked = true;
  draw();
};

const keys: Readonly<Record<string, () => void>> = {
  j: () => go(current + 1),
  k: () => go(current - 1),
  i: () => mark(!intended.checked),
  1: () => choose('beside'),
  2: () => choose('slider'),
  3: () => choose('overlay'),
};

drawHead();
drawList();
go(0);
showMarks();
part('views', HTMLFieldSetElement).addEventListener('change', draw);
share.addEventListener('input', draw);
intended.addEventListener('change', () => mark(intended.checked));
part('next', HTMLButtonElement).addEventListener('click', () => go(current + 1));
part('previous', HTMLButtonElement).addEventListener('click', () => go(current - 1));
part('save', HTMLButtonElement).addEventListener('click', save);
part('copy', HTMLButtonElement).addEventListener('click', () => void copy());
document.addEventListener('keydown', (event) => {
  const action = keys[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  action();
});
