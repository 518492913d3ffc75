/** Folders that each folder of `lib` may import in addition to itself (docs/architecture.md). */
const ALLOWED = {
  domain: [],
  http: [],
  images: [],
  log: ['lib/warnings'],
  i18n: ['lib/domain', 'messages'],
  routing: ['lib/domain', 'lib/http', 'lib/i18n'],
  content: ['lib/domain', 'lib/i18n', 'lib/routing'],
  'rich-text': ['lib/http', 'lib/images', 'lib/i18n', 'lib/routing', 'lib/env', 'lib/site'],
  data: ['lib/domain', 'lib/http', 'lib/log', 'lib/routing', 'lib/env', 'lib/hidden'],
  directory: ['lib/data', 'lib/domain', 'lib/http', 'lib/i18n', 'lib/log', 'lib/env'],
  seo: ['lib/directory', 'lib/domain', 'lib/images', 'lib/i18n', 'lib/routing', 'lib/env', 'lib/site'],
  notify: [
    'lib/data',
    'lib/directory',
    'lib/domain',
    'lib/http',
    'lib/i18n',
    'lib/log',
    'lib/routing',
    'lib/env',
    'lib/hidden',
    'lib/site',
    'messages',
  ],
  forms: ['lib/data', 'lib/directory', 'lib/domain', 'lib/http', 'lib/log', 'lib/notify', 'lib/env'],
};

/** Folders that each folder of `scripts` may import in addition to itself and `lib`; those of `import` are the stations of a row. */
const SCRIPTS = {
  backend: [],
  processes: ['backend'],
  bench: ['processes'],
  setup: ['backend', 'processes'],
  'import/read': ['processes/user-error'],
  'import/match': ['import/read'],
  import: ['backend', 'processes'],
  staff: ['import', 'setup', 'processes'],
  tools: [],
};

/** What middleware imports when it is loaded. */
const MIDDLEWARE = '^lib/(domain|hidden|http|i18n|log|routing)(/|\\.)';

module.exports = {
  forbidden: [
    ...Object.entries(ALLOWED).map(([folder, allowed]) => ({
      name: `layer-${folder}`,
      severity: 'error',
      // Builds absolute URLs from the site's origin; the only file in routing that middleware does not use.
      from: { path: `^lib/${folder}/`, pathNot: '^lib/routing/url-of' },
      to: {
        path: '^(app|components|messages|lib|tests|scripts)/',
        pathNot: `^(${[`lib/${folder}`, ...allowed].join('|')})(/|\\.)`,
      },
    })),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Business rules, without framework or database.',
      from: { path: '^lib/domain/' },
      to: { pathNot: '^lib/domain/' },
    },
    {
      name: 'directory-runs-anywhere',
      severity: 'error',
      comment: 'Scripts use the directory and the domain, outside of Next.js.',
      from: { path: '^lib/(directory|domain)/' },
      to: { path: 'node_modules/(server-only|next|react)/', reachable: true },
    },
    {
      name: 'middleware-without-zod',
      severity: 'error',
      comment: 'Each process of a serverless host that runs middleware alone loads what is imported here.',
      from: { path: '^middleware' },
      to: { path: '^lib/', pathNot: MIDDLEWARE, dynamic: false },
    },
    {
      name: 'middleware-without-zod',
      severity: 'error',
      from: { path: MIDDLEWARE, pathNot: '^lib/routing/url-of' },
      to: { path: 'node_modules/(zod|@supabase)/', reachable: true },
    },
    {
      name: 'indexed-when-searched',
      severity: 'error',
      comment: 'A change costs no process the index of a search that nobody makes.',
      from: { path: '^lib/directory/refresh/' },
      to: { path: '^lib/directory/search/', reachable: true },
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
      name: 'ui-is-generic',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib/(domain|forms|content|data|directory)|components/(?!ui/))' },
    },
    {
      name: 'shared-components-are-generic',
      severity: 'error',
      from: { path: '^components/(ui|facts|search|filters|cards|layout)/' },
      to: {
        path: '^components/(lists|landing|statistics|provider-page|saved-page|home|compare|blog|forms|car-wash-apps|pharmacies|legal)/',
      },
    },
    {
      name: 'no-cycles-between-component-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^components/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'supabase-only-in-data',
      severity: 'error',
      // The embedded backend is a package of theirs, and staff connect with their own key.
      from: { pathNot: '^lib/data/|^scripts/(api|backend|backend/rest-api|import/connect)\\.' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'no-tests-or-scripts-in-product',
      severity: 'error',
      from: { path: '^(app|components|lib)/|^(middleware|instrumentation)' },
      to: { path: '^(tests|scripts)/' },
    },
    ...Object.entries(SCRIPTS).map(([folder, allowed]) => ({
      name: `scripts-${folder.replace('/', '-')}`,
      severity: 'error',
      from: { path: `^scripts/${folder}/` },
      to: {
        path: '^(app|components|messages|tests|scripts)/',
        pathNot: `^scripts/(${[folder, ...allowed].join('|')})(/|\\.)`,
      },
    })),
    {
      name: 'commands-are-not-imported',
      severity: 'error',
      comment: 'A file directly in `scripts` is started by npm.',
      from: { path: '^scripts/' },
      to: { path: '^scripts/[^/]+$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // Generated by Next.js during the build.
      to: { couldNotResolve: true, pathNot: '^next/root-params$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
    doNotFollow: { path: 'node_modules' },
  },
};
