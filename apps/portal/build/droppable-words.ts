import type { Plugin } from 'vite';

const wordsFile = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/** A part of the library, and what stands in its place. */
type Slimmed = readonly [part: RegExp, inPlace: string];

const classNamed = (name: string, base: string) => new RegExp(`^class ${name}${base} \\{$[^]*?^\\}$`, 'm');
const methodNamed = (name: string) => new RegExp(`^  (?:static )?${name}\\([^]*?^  \\}$`, 'm');
const functionNamed = (name: string) => new RegExp(`^const ${name} = [^]*?^\\};$`, 'm');

/** What does its work in our two languages, whose words are all here, with formats of our own. */
const inPlace: readonly Slimmed[] = [
  // Fetches words from a server and sends it those that are missing.
  [
    classNamed('Connector', ' extends EventEmitter'),
    'class Connector { state = {}; on() {} load(languages, names, done) { done?.() } reload(languages, names, done) { done?.() } }',
  ],
  [methodNamed('loadResources'), '  loadResources(language, done = noop) { done(null); }'],
  // The library's own formats. `createCopy` brings ours.
  [classNamed('Formatter', ''), 'class Formatter {}'],
  // Finds the language that is nearest to one of which there are no words. `en` and `es` are asked for by these names.
  [
    classNamed('LanguageUtil', ''),
    `class LanguageUtil {
  toResolveHierarchy(code) { return [code]; }
  getBestMatchFromCodes(codes) { return codes[0]; }
  getFallbackCodes() { return []; }
  getLanguagePartFromCode(code) { return code; }
}`,
  ],
  // Says how the library works where it is told to.
  [classNamed('Logger', ''), 'class Logger { init() {} error() {} create() { return this; } }'],
  [/^const consoleLogger = \{$.*?^\};$/ms, ''],
  // Which of several languages has words for a text, where one was not enough.
  [methodNamed('setResolvedLanguage'), '  setResolvedLanguage() {}'],
  [methodNamed('hasLanguageSomeTranslations'), '  hasLanguageSomeTranslations() { return true; }'],
  [/^const nonEmptyBundles = .*$/m, ''],
  // Takes its formats, and nothing else that could be given to it.
  [methodNamed('use'), '  use(module) { this.modules[module.type] = module; return this; }'],
  // Texts within texts, which the rules of our copy refuse.
  [methodNamed('nest'), '  nest(text) { return text; }'],
  // Arguments of an older version: ours are checked by their types.
  [functionNamed('assertSeparateArguments'), 'const assertSeparateArguments = () => {};'],
  [functionNamed('isRefusedLanguageCode'), 'const isRefusedLanguageCode = () => false;'],
  [functionNamed('configuredLanguageCodes'), 'const configuredLanguageCodes = () => [];'],
  // A key is its place in the file, never a text of which it would have to be guessed where the place ends.
  [/!looksLikeObjectPath\([^)]*\)/, 'false'],
  [/\bTranslator\.hasDefaultValue\(opt\)/, 'false'],
  // What nobody listens to: that words were missing, and words asked for too early.
  [/!objectNotReturned && \(usedKey \|\| usedDefault \|\| updateMissing\)/, 'false'],
  [/!this\.checkedLoadedFor\[.*?hasLoadedNamespace\(usedNS\)/s, 'false'],
  [/^ {6}s\.utils = \{$.*?^ {6}\};$/ms, ''],
  // Everything that a placeholder names is a value of its own name.
  [/path == null && ignoreJSONStructure && isString\(key\)/, 'false'],
  [/result != null \|\| !ignoreJSONStructure \|\| !isString\(key\)/, 'true'],
];

/** What an instance can do besides, and nobody asks of it. */
const unasked: readonly Slimmed[] = [
  'addResource',
  'addResources',
  'cloneInstance',
  'dir',
  'exists',
  'getPluralFormsOfKey',
  'getSuffixes',
  'getUsedParamsDetails',
  'hasDefaultValue',
  'hasLoadedNamespace',
  'hydrate',
  'loadLanguages',
  'loadNamespaces',
  'needsPlural',
  'reloadResources',
  'removeResourceBundle',
  'setDefaultNamespace',
  'toJSON',
].map((name) => [methodNamed(name), '']);

/** What is read of options and modules, and set by nobody. */
const unset = [
  'appendNamespaceToCIMode',
  'appendNamespaceToMissingKey',
  'backend',
  'context',
  'defaultVariables',
  'fallbackLng',
  'fallbackNS',
  'i18nFormat',
  'isClone',
  'joinArrays',
  'keyPrefix',
  'languageDetector',
  'lngs',
  'missingKeyNoValueFallbackToKey',
  'ordinal',
  'partialBundledLanguages',
  'postProcess',
  'postProcessPassResolved',
  'preload',
  'replace',
  'returnDetails',
  'returnEmptyString',
  'returnObjects',
  'returnedObjectHandler',
  'saveMissing',
  'scopeNs',
  'updateMissing',
].join('|');
const holders = 'fixedOpts|fixedT|merged|modules|o|opt|options|s|services|userOptions|interpolation';

/** Wherever it stands, what is always the same: the build leaves out what would be done otherwise. */
const always: readonly Slimmed[] = [
  [new RegExp(`^  (?:${unset}): [^{\\n]*,\\n`, 'gm'), ''],
  [/\b[\w.]*[lL]ogger\.(?:warn|log|deprecate|once)\(/g, '/* @__PURE__ */ quiet('],
  [
    new RegExp(`\\b(?:this\\.)*(?:\\w+\\??\\.)*(?:${holders})\\??\\.(?:${unset})\\b(?! = )`, 'g'),
    'undefined',
  ],
  [/\b(?:opt|this\.options)\.nsSeparator\b/g, 'false'],
  [/\bopt\??\.interpolation\b/g, 'undefined'],
  [/\w+\??\.toLowerCase\(\) === 'cimode'/g, 'false'],
  // Keys are texts.
  [/typeof (?:keys|k|key|o\.keyPrefix) === 'function'/g, 'false'],
];

/** i18next as the portal asks it. @returns `null` where it is not made of the parts that it was */
export function slimWords(code: string): string | null {
  let slim = code;
  for (const [part, other] of [...inPlace, ...unasked, ...always]) {
    if (slim.search(part) < 0) return null;
    slim = slim.replace(part, other);
  }
  return `const quiet = () => {};\n${slim}`;
}

/** Lets the build leave out of i18next what it never asks of itself here: more than half of 14 kB that every page starts with. */
export function droppableWords(): Plugin {
  let isFound = false;
  return {
    name: 'droppable-words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!wordsFile.test(id.split('?')[0] ?? id)) return null;
      const slim = slimWords(code);
      isFound = slim !== null;
      return { code: slim ?? code, map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('i18next is no longer made of the parts that it was');
    },
  };
}
