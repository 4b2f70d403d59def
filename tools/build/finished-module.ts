/** What a module asks of React that only a browser has: state, effects, contexts. */
const needsBrowser = /^(use[A-Z]\w*|createContext|Component|PureComponent)$/;

/** Packages that stand on state or context themselves, or write styles; and JSX, which may carry a handler. */
const clientPackages =
  /^(react\/jsx-runtime|styled-components|react-aria(-components)?(\/.+)?|lucide-react(\/.+)?|react-i18next|@xstate\/react)$/;

const imports = /^(?:import|export)\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*["']([^"']+)["']/gm;

/** Whether a host with server components has to leave a compiled module to the browser. */
export function isForClient(code: string): boolean {
  return [...code.matchAll(imports)].some(([, , named = '', from = '']) => {
    if (clientPackages.test(from)) return true;
    const names = named.split(',').map((name) => name.trim().split(' ')[0] ?? '');
    return from === 'react' && names.some((name) => needsBrowser.test(name));
  });
}

const jsonImport = /(["'])(\.{1,2}\/[^"']+\.json)\1(\s*with\s*\{\s*type:\s*["']json["']\s*\})?/g;

/** A compiled module as every host can load it: words and tokens as modules, and a mark where it is the browser's. */
export function finishedModule(code: string): string {
  const finished = code.replaceAll(
    jsonImport,
    (_, quote: string, file: string) => `${quote}${file}.js${quote}`,
  );
  return isForClient(finished) ? `"use client";\n${finished}` : finished;
}

/** A file of words or tokens as a module: Node asks for an attribute to load JSON, which not every bundler knows. */
export const wordsModule = (json: string): string => `export default ${JSON.stringify(JSON.parse(json))};\n`;
