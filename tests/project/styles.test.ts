import { basename, dirname, join } from 'node:path';
import { sourceFiles } from './source';
import { styledClasses, type StyleRule, styleRules } from './style-rules';

const FILES = sourceFiles(['app', 'components'], ['.css']);
const RULES = FILES.flatMap(styleRules);
const LONGEST_FILE = 130;
const ENTRY = 'app/globals.css';

const PHYSICAL =
  /^(?:(?:margin|padding|border)-(?:left|right)|(?:left|right)(?=:)|(?:text-align|float|clear):\s*(?:left|right))/;
const THEME = /^@(?:theme|variant dark)$/;
const COLOUR = /(?:#|%23)[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

function isForOneDirection({ nesting }: StyleRule): boolean {
  return nesting.some((part) => part.includes('[dir='));
}

function rulesOf(text: string): StyleRule[] {
  return styleRules({ path: 'some.css', text });
}

test('styles name sides of the screen in rules for one direction only', () => {
  const offending = RULES.filter((rule) => !isForOneDirection(rule)).flatMap(({ path, declarations }) =>
    declarations.filter((declaration) => PHYSICAL.test(declaration)).map((found) => `${path}: ${found}`),
  );
  expect(RULES.length).toBeGreaterThan(300);
  expect(offending).toEqual([]);
  expect(PHYSICAL.test(rulesOf('.a { color: red; margin-left: 1rem }')[0]!.declarations[1]!)).toBe(true);
  expect(rulesOf(".a { [dir='rtl'] & { left: 0 } }").map(isForOneDirection)).toEqual([false, true]);
});

test('colours are written in the theme, and nowhere else', () => {
  const isTheme = (path: string) => {
    const rules = RULES.filter((rule) => rule.path === path);
    return rules.length > 0 && rules.every(({ nesting }) => THEME.test(nesting[0]!));
  };
  const theme = FILES.filter(({ path }) => isTheme(path)).map(({ path }) => path);
  const retyped = FILES.filter(({ path, text }) => !theme.includes(path) && COLOUR.test(text));
  expect(theme).toEqual(['measures', 'pictures', 'theme'].map((name) => `app/styles/${name}.css`));
  expect(retyped.map(({ path }) => path)).toEqual([]);
  const classes = sourceFiles(['app', 'components'], ['.tsx']).filter(({ text }) =>
    /-\[(?:#|rgb|hsl)/.test(text),
  );
  expect(classes.map(({ path }) => path)).toEqual([]);
});

test('a colour that is used is one of the theme', () => {
  const named = new Set(
    RULES.flatMap(({ declarations }) => declarations).flatMap(
      (one) => /^--color-([\w-]+)/.exec(one)?.[1] ?? [],
    ),
  );
  const used = FILES.flatMap(({ path, text }) =>
    [...text.matchAll(/var\(--color-([\w-]+)/g)].map(([, name]) => [name!, path]),
  );
  expect(named.size).toBeGreaterThan(30);
  expect(used.filter(([name]) => !named.has(name!))).toEqual([]);
});

test('grounds are colours of the theme, which are others by night', () => {
  const WHITE = /^(?:background(?:-color)?|--[\w-]+-ground): (?:white|black)$/;
  const white = RULES.filter(({ declarations }) => declarations.some((one) => WHITE.test(one)));
  expect(white.map(({ path }) => path)).toEqual([]);
  expect(WHITE.test('background: white')).toBe(true);
});

test('a class is styled in one file', () => {
  const homes = new Map<string, Set<string>>();
  for (const rule of RULES)
    for (const name of styledClasses(rule)) homes.set(name, (homes.get(name) ?? new Set()).add(rule.path));
  const torn = [...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths]);
  expect(homes.size).toBeGreaterThan(100);
  expect(torn).toEqual([]);
});

test.each([
  ['.a { color: red }', ['.a']],
  ['.a, .b > .c:hover { color: red }', ['.a', '.c']],
  ['.a { .b & { color: red } }', []],
  ['.a { &.b::before { color: red } }', ['.b']],
  ['.a { & :is(h2, .b) { color: red } }', ['.b']],
  ['.a > :not(.b) { color: red }', []],
  ['.a { @variant md { & .b { color: red } } }', ['.b']],
])('%s styles %j', (text, classes) => {
  expect(rulesOf(text).flatMap(styledClasses)).toEqual(classes);
});

test('no file of styles is longer than can be seen at once', () => {
  const long = FILES.filter(({ text }) => text.trimEnd().split('\n').length > LONGEST_FILE);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('every file of styles is imported, once', () => {
  const imported = FILES.flatMap(({ path, text }) =>
    [...text.matchAll(/@import '(\.[^']+)'/g)].map(([, name]) => join(dirname(path), name!)),
  );
  expect(imported.toSorted()).toEqual(
    FILES.map(({ path }) => path)
      .filter((path) => path !== ENTRY)
      .toSorted(),
  );
});

test('styles of components stand beside a component of the same folder', () => {
  const folders = new Set(sourceFiles(['components'], ['.tsx']).map(({ path }) => dirname(path)));
  const lost = FILES.filter(
    ({ path }) => path.startsWith('components/') && basename(path) !== 'index.css',
  ).filter(({ path }) => !folders.has(dirname(path)));
  expect(lost.map(({ path }) => path)).toEqual([]);
});
