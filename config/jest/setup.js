// Must load before @tarojs/test-utils-react: the router and taro-h5 import each other.
require('@tarojs/taro');
const { webcrypto } = require('node:crypto');
const { TextDecoder, TextEncoder } = require('node:util');

globalThis.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
if (!globalThis.crypto?.getRandomValues) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
Element.prototype.scrollTo ??= () => undefined;

// A MobX warning (a change outside an action, a missing observable) is a bug in our code, so it fails the test.
const warn = console.warn;
console.warn = (...args) => {
  if (String(args[0]).startsWith('[MobX]')) throw new Error(args.map(String).join(' '));
  warn(...args);
};
