const { default: defineJestConfig } = require('@tarojs/test-utils-react/dist/jest.js');

/** A third of Babel's time, which transforms the sources for the builds. `babel.config.js` has the same assumption. */
const transformer = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' }, useDefineForClassFields: false },
      assumptions: { setPublicClassFields: true },
      target: 'es2022'
    },
    module: { type: 'commonjs' }
  }
];

// The first three are options of a run, not of a project.
const {
  bail: _bail,
  verbose,
  testTimeout: _testTimeout,
  ...component
} = defineJestConfig({
  transform: {
    // This file becomes the API of the H5 runtime, which only Taro's own transformer does.
    'test-utils-react/dist/jest/runtime/taro-h5\\.js$': '@tarojs/test-utils-react/dist/jest/babel-transformer.js',
    '^.+\\.(tsx?|m?jsx?)$': transformer
  },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // A spy of one test, also of one that fails, does not reach the next.
  restoreMocks: true,
  // Time passes only when a test lets it pass (src/testing/whenIdle.ts).
  fakeTimers: { enableGlobally: true, doNotFake: ['nextTick', 'queueMicrotask'] },
  setupFiles: ['<rootDir>/config/jest/globals.js'],
  setupFilesAfterEnv: ['<rootDir>/config/jest/setup.js'],
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'jsx', 'mjs', 'json'],
  transformIgnorePatterns: [
    '<rootDir>/node_modules/(?!(@tarojs|@stencil|jsencrypt|lodash-es|query-string|decode-uri-component|filter-obj|split-on-first)/)'
  ],
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/config/jest/cssModule.js',
    '\\.(scss|css|less)$': '<rootDir>/config/jest/empty.js',
    '\\.(png|jpe?g|svg|gif)$': '<rootDir>/config/jest/file.js',
    '^@tarojs/router$': '<rootDir>/config/jest/router.js',
    '^swiper/bundle$': '<rootDir>/config/jest/empty.js',
    // Same replacement as in the builds, so tests also use our random source for the padding.
    '^jsencrypt$': '<rootDir>/node_modules/jsencrypt/lib/index.js',
    '^\\./rng(\\.js)?$': '<rootDir>/src/crypto/jsencryptRandom.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract$': '<rootDir>/types/contract/index.ts',
    '^@contract/(.*)$': '<rootDir>/types/contract/$1',
    '^@rules/(.*)$': '<rootDir>/types/rules/$1'
  }
});

/** Rules and tasks need neither a document nor Taro, which take half a second of each file. */
const rule = {
  ...component,
  displayName: 'rules',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{types,config}/**/*.test.ts'],
  setupFilesAfterEnv: []
};

module.exports = {
  bail: 0,
  verbose,
  // The first test of a file includes compiling its imports, which exceeds the default five seconds on a cold cache.
  testTimeout: 20_000,
  projects: [{ ...component, displayName: 'components' }, rule]
};
