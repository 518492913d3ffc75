/** The layers of the product go one way: app → components → lib/forms → lib/data → lib/domain. */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      comment: 'Pure rules: no framework, no database.',
      from: { path: '^lib/domain/' },
      to: { pathNot: '^lib/domain/' },
    },
    {
      name: 'data-sees-only-domain',
      severity: 'error',
      comment: 'One could swap the database without the pages noticing.',
      from: { path: '^lib/data/' },
      to: { path: '^(app|components|messages|lib/(forms|i18n|content))/' },
    },
    {
      name: 'routing-knows-addresses-only',
      severity: 'error',
      comment: 'Middleware reads it for every request: no data, no texts, no environment.',
      from: { path: '^lib/routing/', pathNot: '^lib/routing/url-of' },
      to: { path: '^(app|components|messages|lib/(data|forms|content|seo|rich-text|env|site))' },
    },
    {
      name: 'seo-reads-no-data',
      severity: 'error',
      from: { path: '^lib/seo/' },
      to: { path: '^(app|components|lib/(data|forms))/' },
    },
    {
      name: 'middleware-without-zod',
      severity: 'error',
      comment: 'It is sent to every edge, and the environment is checked when the site starts.',
      from: { path: '^middleware' },
      to: { path: 'node_modules/zod', reachable: true },
    },
    {
      name: 'forms-do-not-render',
      severity: 'error',
      from: { path: '^lib/forms/' },
      to: { path: '^(app|components)/' },
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
