/** The Design Tokens (DTCG 2025.10) values that our files use, and how each is written in CSS. */
export interface ColorValue {
  colorSpace: string;
  components: number[];
  alpha?: number;
  hex: string;
}
export interface Measure {
  value: number;
  unit: string;
}
export interface ShadowValue {
  color: ColorValue;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}
export type TokenValue = ColorValue | Measure | ShadowValue | number | (string | number)[];
export interface TokenGroup {
  [name: string]: TokenGroup | TokenValue | string;
}

function isGroup(node: TokenGroup[string]): node is TokenGroup {
  return typeof node === 'object' && !Array.isArray(node);
}

/** Every token of a file, in file order: `['color-canvas', { hex: … }]`. */
export function tokensOf(group: TokenGroup, path: string[] = []): [name: string, value: TokenValue][] {
  if ('$value' in group && typeof group.$value !== 'string') {
    return [[path.join('-'), group.$value as TokenValue]];
  }
  return Object.entries(group).flatMap(([key, node]) =>
    key.startsWith('$') || !isGroup(node) ? [] : tokensOf(node, [...path, key]),
  );
}

const measure = ({ value, unit }: Measure): string =>
  value === 0 && unit === 'px' ? '0' : `${value}${unit}`;

function color({ hex, alpha, components }: ColorValue): string {
  if (alpha === undefined) return hex;
  const [red = 0, green = 0, blue = 0] = components.map((component) => Math.round(component * 255));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

/** A token's value as CSS writes it. */
export function cssValue(value: TokenValue): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    return value.every((part) => typeof part === 'number')
      ? `cubic-bezier(${value.join(', ')})`
      : value.map((part) => (String(part).includes(' ') ? `"${part}"` : part)).join(', ');
  }
  if ('offsetX' in value) {
    return [
      ...[value.offsetX, value.offsetY, value.blur, value.spread].map(measure),
      color(value.color),
    ].join(' ');
  }
  return 'hex' in value ? color(value) : measure(value);
}
