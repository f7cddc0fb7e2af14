export default {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['**/dist/**', '**/node_modules/**'],
  rules: {
    'color-no-hex': [true, { message: 'Colours are tokens (src/styles/tokens.scss).' }],
    'property-no-vendor-prefix': null,
    'value-no-vendor-prefix': null,
    'selector-class-pattern': null,
    'declaration-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'value-keyword-case': null,
    'font-family-name-quotes': null,
    'scss/double-slash-comment-empty-line-before': null,
    'scss/dollar-variable-empty-line-before': null,
    'comment-empty-line-before': null,
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'selector-type-no-unknown': [true, { ignoreTypes: ['page', 'view', 'text', 'image', 'scroll-view'] }],
    'function-no-unknown': null,
    'unit-no-unknown': null,
    'alpha-value-notation': null,
    'color-function-notation': null,
    'color-function-alias-notation': null,
    'color-hex-length': null,
    'number-max-precision': null,
    'shorthand-property-no-redundant-values': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'media-feature-range-notation': null
  },
  overrides: [
    {
      files: ['**/*.module.scss'],
      rules: {
        // wcsc, the mini-program's style compiler, rejects these selectors.
        'selector-max-universal': 0,
        'selector-max-type': 0,
        'selector-max-id': 0,
        'selector-max-attribute': 0
      }
    },
    {
      files: ['**/styles/tokens.scss', '**/styles/icons.scss'],
      rules: { 'color-no-hex': null }
    }
  ]
};
