import { readdirSync, readFileSync } from 'node:fs';
import browserData from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';
import { defineConfig, globalIgnores } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import compat from 'eslint-plugin-compat';
import importSort from 'eslint-plugin-simple-import-sort';

const PRODUCT = [
  'app/**',
  'components/**',
  'lib/**',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
];

/** What rules of React and Next.js read. */
const COMPONENTS = ['app/**', 'components/**'];

/** Files that call hooks. React's compiler, which checks them, takes longer for a file than all other rules together. */
const WITH_HOOKS = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && /\buse[A-Z]\w*\(/.test(readFileSync(file, 'utf8')))
  .map((file) => file.replaceAll('[', '[[]'));

const [react, ...others] = next;
const rulesOfReact = (areOfHooks) =>
  Object.fromEntries(
    Object.entries(react.rules).filter(([name]) => name.startsWith('react-hooks/') === areOfHooks),
  );

/** Returns selectors for matching strings and parts of template literals. */
const string = (pattern, within = '') => [
  `${within} Literal[value=${pattern}]`,
  `${within} TemplateElement[value.raw=${pattern}]`,
];
const PHYSICAL_CLASS =
  '/(^|[\\s:])-?((m[lr]|p[lr]|left|right|border-[lr]|rounded-[tb]?[lr]|scroll-[mp][lr])-|(text|float|clear)-(left|right)\\b)/';
const TEXT_ATTRIBUTE = 'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|label)$/]';
const SECRET_KEY = '/SUPABASE_SECRET|SERVICE_ROLE|sb_secret_/i';

/** Methods that components only call after testing that they exist, and methods of packages with the same name. */
const TESTED_METHODS = ['hidePopover', 'roundRect', 'share', 'toArray'];

/** The interfaces of the web platform and the language, with their members. */
const INTERFACES = [browserData.api, browserData.javascript.builtins].flatMap((group) =>
  Object.entries(group),
);
/** How the data names a static method, which others may share its name with. */
const STATIC = /^([a-z]\w*)_static$/;

/** Returns whether every browser of `browserslist` in package.json has a member, if only partially. */
function isInAll({ __compat }) {
  const browsers = browserslist().map((browser) => browser.split(' '));
  return browsers.every(([name, version]) =>
    [__compat.support[name]].flat().some((support) => {
      const {
        version_added: added,
        version_removed: removed,
        partial_implementation: isPartial,
      } = support ?? {};
      if (!added || (removed && !isPartial)) return false;
      return parseFloat(added.replace('≤', '')) <= parseFloat(version);
    }),
  );
}

/** Returns the names of methods that some supported browsers lack, whatever they are called on. */
function missingMethods() {
  const members = INTERFACES.flatMap(([, members]) => Object.entries(members)).filter(
    ([name]) => /^[a-z]\w*$/.test(name) && !STATIC.test(name),
  );
  const inAll = members.filter(([, member]) => member.__compat && isInAll(member)).map(([name]) => name);
  const others = new Set([...inAll, ...TESTED_METHODS]);
  return members.map(([name]) => name).filter((name) => !others.has(name));
}

/** Returns selectors for the static methods of each interface that some supported browsers lack. */
function missingStatics() {
  return INTERFACES.flatMap(([owner, members]) => {
    const names = Object.entries(members)
      .filter(([name, member]) => STATIC.test(name) && !isInAll(member))
      .map(([name]) => STATIC.exec(name)[1]);
    return names.length > 0 ? `[object.name="${owner}"][property.name=/^(${names.join('|')})$/]` : [];
  });
}

/** Project rules: the forbidden syntax and what to do instead. */
const RULES = {
  text: {
    selectors: ['JSXText[value=/\\p{L}/u]', `${TEXT_ATTRIBUTE} > Literal[value=/\\p{L}/u]`],
    message: 'Interface texts belong in messages/*.json.',
  },
  physicalClass: {
    selectors: string(PHYSICAL_CLASS),
    message: 'Use logical sides (ms-, pe-, start-, text-end …): Arabic is written from right to left.',
  },
  colour: {
    selectors: string('/-\\[(#|rgb|hsl|oklch)/'),
    message: 'Colours belong in app/styles/theme.css.',
  },
  url: {
    selectors: string('/^\\u002F./', 'JSXAttribute[name.name="href"]'),
    message: 'Build URLs of this site with lib/routing.',
  },
  cacheTime: {
    selectors: string('/s-maxage=\\d/'),
    message: 'Use lib/http/cache-control.ts.',
  },
  secretKey: {
    selectors: [...string(SECRET_KEY), `Identifier[name=${SECRET_KEY}]`],
    message: 'Only staff commands may use the secret key of the database.',
  },
  literalSpread: {
    selectors: [':matches(SpreadElement, JSXSpreadAttribute) > :matches(ArrayExpression, ObjectExpression)'],
    message: 'Write its elements where it is spread.',
  },
  missingMethod: {
    // Their properties are undefined there; calling them fails.
    selectors: [
      ...[`[property.name=/^(${missingMethods().join('|')})$/]`, ...missingStatics()].map(
        (method) => `CallExpression > MemberExpression.callee${method}`,
      ),
    ],
    message:
      'Some supported browsers (browserslist in package.json) lack this method. Test that it exists, and add it to TESTED_METHODS.',
  },
  deviceStorage: {
    selectors: [
      'Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore|serviceWorker|cookies)$/]',
      'MemberExpression[object.name="document"][property.name="cookie"]',
    ],
    message:
      'Mention what is stored on the device on the privacy page, then add the file to eslint.config.mjs.',
  },
};

/** Returns the ESLint rule for some of the project rules. */
function restrict(rules) {
  const restricted = Object.values(rules).flatMap(({ selectors, message }) =>
    selectors.map((selector) => ({ selector: selector.trim(), message })),
  );
  return { 'no-restricted-syntax': ['error', ...restricted] };
}
const { deviceStorage: _device, ...withoutDeviceStorage } = RULES;
/** Most of it runs on the server; tsconfig.json limits the methods of the language itself. */
const { url: _url, missingMethod: _method, ...inLib } = RULES;
const { secretKey: _secret, ...knowsSecretKey } = inLib;
const { missingMethod: _missing, ...onServer } = RULES;

export default defineConfig([
  { ...react, files: COMPONENTS, rules: rulesOfReact(false) },
  { files: WITH_HOOKS, rules: rulesOfReact(true) },
  ...others.map((config) => (config.rules ? { ...config, files: COMPONENTS } : config)),
  ...typescript,
  globalIgnores([
    '.next*/**',
    'next-env.d.ts',
    'messages/*.d.json.ts',
    'supabase/.temp/**',
    'test-results/**',
    // MapLibre's published plugin.
    'public/map/**',
  ]),
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
      // TypeScript says it as well.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  // next/image would add its script. Images are small SVGs, or use getImageProps.
  { files: COMPONENTS, rules: { '@next/next/no-img-element': 'off' } },
  {
    ...compat.configs['flat/recommended'],
    files: [
      'app/[[]locale]/error.tsx',
      'components/**',
      'lib/{content,domain,i18n,routing}/**',
      'lib/forms/{form-state,schemas}.ts',
    ],
  },
  // On the server only the log writes to the console, so that it controls what is logged. The form writes to the visitor's console.
  {
    files: [
      'scripts/**',
      'tests/**',
      'next.config.ts',
      'instrumentation.ts',
      'lib/log/log.ts',
      'components/forms/submission-form.tsx',
    ],
    rules: { 'no-console': 'off' },
  },
  { rules: restrict({ literalSpread: RULES.literalSpread }) },
  { files: PRODUCT, rules: restrict(RULES) },
  { files: ['lib/**', 'components/ui/icon.tsx'], rules: restrict(inLib) },
  { files: ['app/api/**', 'app/**/route.ts'], rules: restrict(onServer) },
  {
    files: [
      'components/layout/language-provider.tsx',
      'components/layout/device-script.tsx',
      'components/provider-page/call-outcome.tsx',
      'components/provider-page/call-question.tsx',
      'components/car/my-car.ts',
      'components/reviews/sent-reviews.ts',
      'components/car/use-price-query.ts',
      'components/saved/saved-store.ts',
      'components/saved/device-lists.tsx',
      'components/search/recent-searches.ts',
    ],
    rules: restrict(withoutDeviceStorage),
  },
  {
    // It refuses such a key.
    files: ['lib/database-variables.ts'],
    rules: restrict(knowsSecretKey),
  },
  {
    files: ['scripts/import/**'],
    ignores: ['scripts/import/connect.ts'],
    rules: restrict({ literalSpread: RULES.literalSpread, secretKey: RULES.secretKey }),
  },
  {
    // `npm run lint -- --fix` sorts them. One block: Node, packages, then the project from distant to near.
    plugins: { 'simple-import-sort': importSort },
    rules: {
      'simple-import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^@/', '^\\.\\./', '^\\./']] },
      ],
    },
  },
]);
