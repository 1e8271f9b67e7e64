import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      '.cache',
      'node_modules',
      'build',
      'generated',
      'data',
      'public',
      'test-results',
      'playwright-report',
    ],
  },
  tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.strict,
  {
    files: ['app/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['app/**'],
    ignores: ['app/ui/committed-fetcher.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@remix-run/react',
          importNames: ['useFetcher'],
          message: 'Effects of its answers get lost: use useCommittedFetcher.',
        },
      ],
    },
  },
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Loaders throw responses: that is how Remix redirects and refuses.
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response', 'TypedResponse'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Express and React take handlers that return promises.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
    },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
)
