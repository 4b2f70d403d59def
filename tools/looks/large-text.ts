/** What WCAG 1.4.12 asks a page to bear. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** How far the page goes sideways beyond the window, and the words of what goes furthest; a pixel is rounding. */
function sideways(): string | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth - clientWidth <= 1) return undefined;
  const [furthest] = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .toSorted((one, other) => other.right - one.right);
  const words = furthest?.element.textContent?.trim().slice(0, 60);
  return `${scrollWidth - clientWidth} px beyond a window of ${clientWidth} px (<${furthest?.element.localName}> “${words}”)`;
}

/** Where text twice as large (WCAG 1.4.4), or further apart (1.4.12), makes the page scroll sideways in this window. */
export function brokenByLargeText(): string[] {
  const html = document.documentElement;
  html.style.fontSize = '200%';
  const large = sideways();
  html.style.fontSize = '';
  const style = document.createElement('style');
  style.textContent = spacing;
  document.head.append(style);
  const spaced = sideways();
  style.remove();
  return [
    ...(large ? [`with text of 200 %, goes ${large}`] : []),
    ...(spaced ? [`with text spaced out, goes ${spaced}`] : []),
  ];
}
