import { readFileSync } from 'node:fs';
import parser from '@typescript-eslint/parser';
import importSort from 'eslint-plugin-simple-import-sort';
import { docstrings } from './eslint/docstrings.mjs';
import { vocabulary } from './eslint/vocabulary.mjs';

/** Characters and punctuation, the full-width space included. */
const chinese = '/[\\u3000-\\u303f\\u3400-\\u9fff\\uff00-\\uffef]/';
const untranslated = 'Put this text into a dictionary (locale/), in five languages.';

/** Platform APIs may be called only in the folders that these rules name; all other code goes through them. */
const restricted = (selector, message) => ({ selector, message });
const platformRules = {
  navigation: restricted(
    "CallExpression[callee.object.name='Taro'][callee.property.name=/^(navigateTo|redirectTo|reLaunch|switchTab|navigateBack)$/]",
    'Navigate with src/navigation.'
  ),
  request: restricted(
    "CallExpression[callee.object.name='Taro'][callee.property.name='request']",
    'Call the API with src/request/call.'
  ),
  environment: restricted(
    "MemberExpression[object.object.name='process'][property.name='TARO_ENV']",
    'Differences between platforms belong in src/platform.'
  ),
  dialogs: restricted(
    "CallExpression[callee.object.name='Taro'][callee.property.name=/^(showToast|showModal|showActionSheet|showLoading|hideLoading|hideToast)$/]",
    'Show messages and dialogs with src/ui/overlays.'
  ),
  recent: restricted(
    'CallExpression[callee.property.name=/^(at|findLast|findLastIndex|toReversed|toSorted|toSpliced)$/]',
    'Some phones lack this method: the mini-program runs on ES2021.'
  )
};
const literalRules = [
  restricted(`JSXText[value=${chinese}]`, untranslated),
  restricted(`Literal[value=${chinese}]`, untranslated),
  restricted(`TemplateElement[value.raw=${chinese}]`, untranslated)
];
/** Attributes missing from the mini-program's templates would be silently dropped, so they are lint errors. */
const parts = JSON.parse(readFileSync(new URL('../src/platform/weapp/templateParts.json', import.meta.url), 'utf8'));
const property = (name) => name.replace(/^bind/, 'on').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const everywhere = ['className', 'style', 'id', 'key', 'ref', 'catchMove', 'onClick', 'role', 'aria-[a-z]+'];
const templateRule = ([name, attributes]) =>
  restricted(
    `JSXOpeningElement[name.name='${name}'] > JSXAttribute[name.name!=/^(${[...everywhere, ...attributes.map(property)].join('|')})$/]`,
    `The mini-program's template of <${name}> lacks this attribute: see src/platform/weapp/templateParts.json.`
  );
const templates = Object.entries(parts.attributes);
// Elsewhere `Button` and `Picker` are those of src/ui. WeChat's must not be `plain`: its rule for `plain` overrides our classes.
const templateRules = templates.filter(([name]) => !['Button', 'Picker'].includes(name)).map(templateRule);
/** Accessibility rules that know our components, which oxlint cannot; `lacks(name)` selects elements without an attribute of this name. */
const lacks = (name) => `:not(:has(> JSXAttribute[name.name=${name}]))`;
/** Selects elements inside a named or hidden element, which need no name of their own. */
const inNamed = 'JSXElement:has(> JSXOpeningElement:has(> JSXAttribute[name.name=/^(label|aria-hidden)$/])) > * > *';
const accessibilityRules = [
  restricted(
    `JSXOpeningElement[name.name='Image']${lacks('/^aria-(hidden|label)$/')}:not(:has(> JSXSpreadAttribute)):not(${inNamed})`,
    'Say what it shows ({...pictureLabel(text)}), or aria-hidden="true" beside its own text.'
  ),
  ...[
    ['radio|checkbox|switch|menuitemradio', 'isChecked'],
    ['tab|option', 'isSelected']
  ].map(([roles, state]) =>
    restricted(
      `JSXOpeningElement[name.name='Pressable']:has(> JSXAttribute[name.name='role'][value.value=/^(${roles})$/])${lacks(`'${state}'`)}`,
      `This role needs ${state}.`
    )
  )
];
const all = [...Object.values(platformRules), ...templateRules, ...accessibilityRules];

/** One block of imports, from far to near; style sheets last, so that those of a component come before those of its user. */
const importGroups = [
  [
    '^\\u0000',
    '^node:',
    '^@?\\w',
    // Sources of type imports end in NUL.
    '^@(contract|rules)(/|\\u0000|$)',
    '^@/',
    '^\\.\\.',
    '^\\.',
    '^\\u0000.*\\.scss$',
    '^\\..*\\.scss$'
  ]
];

// Only the project's own rules: oxlint.json has those of the languages and their types.
export default [
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', 'test-results/**'] },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    plugins: { vocabulary },
    rules: { 'vocabulary/names': 'error', 'vocabulary/text': 'error' }
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [
      ...['**/*.test.{ts,tsx}', '**/testing/**', '**/fixtures/**', 'server/src/database/migrations/*'],
      ...['e2e/journeys/**', 'e2e/everyPage/**', 'e2e/weapp/scenarios/**', 'e2e/weapp/everyPage/**']
    ],
    plugins: { docstrings },
    rules: { 'docstrings/throws': 'error' }
  },
  {
    // npx eslint --fix sorts them.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-sort': importSort },
    rules: { 'import-sort/imports': ['error', { groups: importGroups }] }
  },
  {
    // These list the words or have shipped: a step of the migration keeps its name.
    files: ['config/eslint/*', 'server/src/database/migrations/*'],
    rules: { 'vocabulary/names': 'off' }
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...all] }
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...all, ...literalRules] }
  },
  {
    files: ['src/navigation/navigate.ts'],
    rules: {
      'no-restricted-syntax': ['error', platformRules.request, platformRules.environment, platformRules.dialogs]
    }
  },
  {
    files: ['src/request/call.ts', 'src/request/callInBackground.ts'],
    rules: {
      'no-restricted-syntax': ['error', platformRules.navigation, platformRules.environment, platformRules.dialogs]
    }
  },
  {
    // The storage key prefix and the tab bar icons depend on the target platform.
    files: ['src/platform/**', 'src/stores/persist.ts', 'src/app.config.ts', 'src/testing/**'],
    rules: { 'no-restricted-syntax': 'off' }
  },
  {
    files: ['src/platform/**/*.weapp.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...templates.map(templateRule), ...accessibilityRules] }
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      'src/testing/**',
      'src/**/locale/**',
      'server/seed/**',
      'src/lib/spiceArt.ts',
      'e2e/**'
    ],
    rules: { 'no-restricted-syntax': 'off' }
  }
];
