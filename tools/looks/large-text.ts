/** What WCAG 1.4.12 asks a page to bear. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** How far the page goes sideways beyond the window; a pixel is rounding. */
function sideways(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth > 1 ? scrollWidth - clientWidth : 0;
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
    ...(large ? [`goes ${large} px beyond the window with text of 200 %`] : []),
    ...(spaced ? [`goes ${spaced} px beyond the window with text spaced out`] : []),
  ];
}
