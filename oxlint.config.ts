import { boundaries } from './boundaries.ts'
import type { OxlintConfig } from 'oxlint'

// `npm run lint` reads it through tsx, and editors with Node 22.18 or later by themselves.

const config: OxlintConfig = {
  extends: [boundaries],
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'react',
    'jsx-a11y',
    'import',
    'promise',
    'vitest',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  // web/public: a service worker's globals have no types beside a page's.
  ignorePatterns: ['dist', 'cdk.out', 'node_modules', 'web/public'],
  rules: {
    'no-console': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'no-underscore-dangle': ['error', { allow: ['_default', '__dirname'] }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/set-state-in-effect': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'] }],
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
    ],
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'import/no-unassigned-import': 'off',
    // The oldest browsers have no toSorted and no toReversed.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: [
          'expect',
          'screen.findBy*',
          'invoiceNumber',
          'template.*',
          'fullTemplate.*',
        ],
      },
    ],
  },
  overrides: [
    // These see the browser's types beside Node's. Elsewhere what must not be used has no type (tsconfig.json).
    {
      files: ['{infra/operate,web/build}/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          {
            globals: ['window', 'document', 'localStorage', 'sessionStorage', 'navigator'],
            checkGlobalObject: true,
          },
        ],
      },
    },
    // It is deterministic.
    {
      files: ['shared/**'],
      rules: {
        'no-restricted-globals': ['error', { globals: ['Date'], checkGlobalObject: true }],
        'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
      },
    },
    {
      files: ['infra/**/*.ts', 'tests/**/*.ts', 'web/build/*.ts'],
      rules: { 'no-await-in-loop': 'off' },
    },
    { files: ['tests/**/*.{ts,tsx}'], rules: { 'vitest/require-mock-type-parameters': 'off' } },
    { files: ['infra/stack/*.ts', 'tests/infra/stack/*.ts'], rules: { 'no-new': 'off' } },
    {
      files: ['infra/stack/edge/*.js'],
      rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^handler$' }] },
    },
    {
      files: ['web/src/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: true,
            noAttributeStrings: false,
            ignoreProps: true,
            allowedStrings: [' ', ' *'],
            restrictedAttributes: [
              'aria-label',
              'title',
              'alt',
              'placeholder',
              'label',
              'heading',
              'lead',
              'text',
            ],
          },
        ],
      },
    },
    {
      files: ['infra/**/*.ts', 'tests/run.ts', 'tests/support/**/*.ts', 'web/build/*.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
}

export default config
