/** One design token as the page has it now, in the scheme and brand that the toolbar chose. */
export interface LiveToken {
  readonly name: string;
  readonly value: string;
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule;

/** The tokens whose names begin with a prefix, in the order the stylesheets have them. */
export function liveTokens(prefix: `--lw-${string}`): LiveToken[] {
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(isStyleRule)
    .flatMap((rule) => [...rule.style])
    .filter((name) => name.startsWith(prefix));
  const computed = getComputedStyle(document.documentElement);
  return [...new Set(names)].map((name) => ({ name, value: computed.getPropertyValue(name).trim() }));
}
