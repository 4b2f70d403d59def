/** Beyond what axe looks at by itself: a finger's breadth for everything that can be pressed (WCAG 2.5.8). */
export const accessibilityRules = [{ id: 'target-size', enabled: true }];

/**
 * For stories of whole pages, `parameters: wholePage`: there everything must stand in a landmark, but for the way past
 * them, which axe does not know for one among the catalogue's own links. What lies half under the bar at the foot is no
 * smaller for it: sizes are looked at in the stories of parts.
 */
export const wholePage = {
  a11y: { config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not([href="#main"])' }] } },
};
