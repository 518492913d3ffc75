/** What each folder of `lib` may import beside itself, as docs/architecture.md says: the layers go one way. */
const ALLOWED = {
  domain: [],
  http: [],
  i18n: ['lib/domain', 'messages'],
  routing: ['lib/domain', 'lib/i18n'],
  content: ['lib/domain', 'lib/i18n', 'lib/routing'],
  'rich-text': ['lib/http', 'lib/i18n', 'lib/routing', 'lib/env', 'lib/site'],
  data: ['lib/domain', 'lib/http', 'lib/routing', 'lib/env'],
  seo: ['lib/domain', 'lib/http', 'lib/i18n', 'lib/routing', 'lib/env', 'lib/site'],
  forms: ['lib/data', 'lib/domain', 'lib/http', 'lib/env'],
};

module.exports = {
  forbidden: [
    ...Object.entries(ALLOWED).map(([folder, allowed]) => ({
      name: `layer-${folder}`,
      severity: 'error',
      // Absolute URLs are written with the site's origin: the one file of routing that middleware does not read.
      from: { path: `^lib/${folder}/`, pathNot: '^lib/routing/url-of' },
      to: {
        path: '^(app|components|messages|lib|tests|scripts)/',
        pathNot: `^(${[`lib/${folder}`, ...allowed].join('|')})(/|\\.)`,
      },
    })),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Rules without a framework or a database.',
      from: { path: '^lib/domain/' },
      to: { pathNot: '^lib/domain/' },
    },
    {
      name: 'middleware-without-zod',
      severity: 'error',
      comment: 'It is sent to every edge, and the environment is checked when the site starts.',
      from: { path: '^middleware' },
      to: { path: 'node_modules/zod', reachable: true },
    },
    {
      name: 'lib-does-not-render',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'components-receive-data-as-props',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(app|lib/data)/' },
    },
    {
      name: 'ui-knows-no-cars',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib/(domain|forms|content|data)|components/(?!ui/))' },
    },
    {
      name: 'parts-know-no-page',
      severity: 'error',
      from: { path: '^components/(ui|facts|search|filters|cards|layout)/' },
      to: {
        path: '^components/(lists|provider-page|home|compare|blog|forms|car-wash-apps|pharmacies|legal)/',
      },
    },
    {
      name: 'supabase-only-in-data',
      severity: 'error',
      from: { pathNot: '^lib/data/' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'product-without-tests-and-scripts',
      severity: 'error',
      from: { path: '^(app|components|lib)/|^(middleware|instrumentation)' },
      to: { path: '^(tests|scripts)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // Written by Next when it builds.
      to: { couldNotResolve: true, pathNot: '^next/root-params$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
