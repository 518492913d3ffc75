import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Commands, and what is used by its path; the rest is found from package.json and the configurations of tools.
  entry: [
    'scripts/*.mjs',
    'scripts/tools/*.mjs',
    'lib/i18n/{request,app-config}.ts',
    'tests/support/messy-providers.mjs',
  ],
  project: ['{app,components,lib,scripts,tests}/**/*.{ts,tsx,mjs,css}'],
  compilers: {
    css: (text) => [...text.matchAll(/@import ('[^']+')/g)].map(([, path]) => `import ${path};`).join('\n'),
  },
  // next.config.ts is not loaded: it asks for a complete environment.
  next: {
    config: [],
    entry: [
      'next.config.ts',
      'middleware.ts',
      'instrumentation.ts',
      'app/**/{page,layout,route,error,not-found,global-not-found,robots}.{ts,tsx}',
    ],
  },
  jest: { config: ['tests/jest.config.mjs'] },
  playwright: { config: ['tests/playwright*.config.ts'] },
  // Written by `npm run types`.
  ignore: ['lib/data/database.types.ts'],
  // Used by their paths; parts of next-intl, of its version.
  ignoreDependencies: ['@fontsource-variable/readex-pro', 'supabase', 'use-intl', 'intl-messageformat'],
  ignoreBinaries: ['Xvfb', 'nginx'],
};

export default config;
