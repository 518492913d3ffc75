import { defineConfig, globalIgnores } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import importSort from 'eslint-plugin-simple-import-sort';

export default defineConfig([
  ...next,
  ...typescript,
  globalIgnores([
    '.next*/**',
    'next-env.d.ts',
    'lib/data/database.types.ts',
    'supabase/.temp/**',
    'test-results/**',
  ]),
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // next/image would send its script; the pictures are small SVGs, or have its attributes without it.
      '@next/next/no-img-element': 'off',
    },
  },
  // On the server only the log writes: what is in a line is decided there. keep-typed.ts writes to the visitor's own console.
  {
    files: [
      'scripts/**',
      'tests/**',
      'next.config.ts',
      'instrumentation.ts',
      'lib/http/log.ts',
      'components/forms/keep-typed.ts',
    ],
    rules: { 'no-console': 'off' },
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
