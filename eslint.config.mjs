import { defineConfig, globalIgnores } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import importSort from 'eslint-plugin-simple-import-sort';

const PRODUCT = [
  'app/**',
  'components/**',
  'lib/**',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
];

/** Selectors for a string, or a part of a template, that matches. */
const string = (pattern, within = '') => [
  `${within} Literal[value=${pattern}]`,
  `${within} TemplateElement[value.raw=${pattern}]`,
];
const PHYSICAL_CLASS =
  '/(^|[\\s:])-?((m[lr]|p[lr]|left|right|border-[lr]|rounded-[tb]?[lr]|scroll-[mp][lr])-|(text|float|clear)-(left|right)\\b)/';
const SPOKEN_ATTRIBUTE = 'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|label)$/]';
const SECRET_KEY = '/SUPABASE_SECRET|SERVICE_ROLE|sb_secret_/i';

/** House rules: what each forbids, and what to do instead. */
const RULES = {
  text: {
    selectors: ['JSXText[value=/\\p{L}/u]', `${SPOKEN_ATTRIBUTE} > Literal[value=/\\p{L}/u]`],
    message: 'Texts of the interface belong into messages/*.json.',
  },
  physicalClass: {
    selectors: string(PHYSICAL_CLASS),
    message: 'Name sides of the line (ms-, pe-, start-, text-end …): Arabic is written from the right.',
  },
  colour: {
    selectors: string('/-\\[(#|rgb|hsl|oklch)/'),
    message: 'Colours belong into app/styles/theme.css.',
  },
  address: {
    selectors: string('/^\\u002F./', 'JSXAttribute[name.name="href"]'),
    message: 'Build addresses of this site with lib/routing.',
  },
  cacheTime: {
    selectors: [
      ...string('/s-maxage=\\d/'),
      'Property[key.name="revalidate"] > Literal',
      // Pictures that are drawn are cached for a day.
      'VariableDeclarator[id.name="revalidate"] > Literal:not([value=86400])',
    ],
    message: 'Use REVALIDATE_SECONDS of lib/http/cache-control.ts.',
  },
  secretKey: {
    selectors: [...string(SECRET_KEY), `Identifier[name=${SECRET_KEY}]`],
    message: 'Only commands of staff may use the secret key of the database.',
  },
  deviceStorage: {
    selectors: [
      'Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore|serviceWorker|cookies)$/]',
      'MemberExpression[object.name="document"][property.name="cookie"]',
    ],
    message: 'Name what is stored on a device on the privacy page, then add the file to eslint.config.mjs.',
  },
};

/** All house rules but some. */
function restrict(rules) {
  const restricted = Object.values(rules).flatMap(({ selectors, message }) =>
    selectors.map((selector) => ({ selector: selector.trim(), message })),
  );
  return { 'no-restricted-syntax': ['error', ...restricted] };
}
const { deviceStorage: _device, ...mayStore } = RULES;
const { address: _address, ...mayWriteAddresses } = RULES;

export default defineConfig([
  ...next,
  ...typescript,
  globalIgnores([
    '.next*/**',
    'next-env.d.ts',
    'lib/data/database.types.ts',
    'messages/*.d.json.ts',
    'supabase/.temp/**',
    'test-results/**',
    // MapLibre's plugin, as it is published.
    'public/map/**',
  ]),
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // next/image would send its script; the pictures are small SVGs, or have its attributes without it.
      '@next/next/no-img-element': 'off',
    },
  },
  // On the server only the log writes: what is in a line is decided there. The form writes to the visitor's own console.
  {
    files: [
      'scripts/**',
      'tests/**',
      'next.config.ts',
      'instrumentation.ts',
      'lib/http/log.ts',
      'components/forms/submission-form.tsx',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: PRODUCT, rules: restrict(RULES) },
  { files: ['lib/**', 'components/ui/icon.tsx'], rules: restrict(mayWriteAddresses) },
  {
    files: [
      'components/layout/language-provider.tsx',
      'components/saved/saved-store.ts',
      'components/saved/saved-tray.tsx',
    ],
    rules: restrict(mayStore),
  },
  {
    files: ['scripts/import/**'],
    ignores: ['scripts/import/connect.mjs'],
    rules: restrict({ secretKey: RULES.secretKey }),
  },
  {
    // `npm run lint -- --fix` sorts. One block: Node, packages, the project from afar to near.
    plugins: { 'simple-import-sort': importSort },
    rules: {
      'simple-import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^@/', '^\\.\\./', '^\\./']] },
      ],
    },
  },
]);
