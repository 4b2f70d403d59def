/** What is printed stands on US Letter, within the margins of `@page`, in CSS pixels. */
export const printableWidth = (8.5 - 2 * 0.6) * 96;

const widthFeature = /^\((min|max)-width:\s*([\d.]+)(px|em|rem)\)$/;

function holds(part: string): boolean {
  if (part === 'print' || part === 'all') return true;
  if (part === 'screen') return false;
  const [, bound, number, unit] = widthFeature.exec(part) ?? [];
  if (!bound) return globalThis.matchMedia(part).matches;
  const length = Number(number) * (unit === 'px' ? 1 : 16);
  return bound === 'min' ? printableWidth >= length : printableWidth <= length;
}

/** Whether a media query would hold on a printed page. */
export const holdsOnPaper = (media: string): boolean =>
  media.split(',').some((query) =>
    query
      .trim()
      .split(/\s+and\s+/)
      .every(holds),
  );

/** Only these say something else on paper; `screen` alone is left to say what is for this screen. */
const concernsPaper = (media: string): boolean => /\bprint\b|-width:/.test(media);

function mediaRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRulesIn(rule.cssRules) : []),
  ]);
}

/**
 * Makes every style sheet of the page say what it says on paper, those too that come while it lasts (a component's own
 * styles come with its first appearance). Gives the way back.
 */
export function showAsPrinted(): () => void {
  const before = new Map<CSSMediaRule, string>();
  const rewrite = (): void => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRulesIn(sheet.cssRules))) {
      const { mediaText } = rule.media;
      if (before.has(rule) || !concernsPaper(mediaText)) continue;
      before.set(rule, mediaText);
      rule.media.mediaText = holdsOnPaper(mediaText) ? 'all' : 'not all';
    }
  };
  rewrite();
  const observer = new MutationObserver(rewrite);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [rule, mediaText] of before) rule.media.mediaText = mediaText;
  };
}
