/** Abilities of a renderer, and whether Taro's has them (`hostConfig` of @tarojs/react). */
const supported = {
  supportsMutation: true,
  supportsMicrotasks: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsTestSelectors: false
};

/** Functions of the reconciler that Taro's renderer calls. */
const called = new Set([
  'batchedUpdates',
  'createContainer',
  'findHostInstance',
  'flushSync',
  'getPublicRootInstance',
  'runWithPriority',
  'updateContainer'
]);

/**
 * webpack loader for the minified react-reconciler: writes what it asks of its renderer as constants and keeps the functions
 * that nothing calls to itself, so that our minifier removes what serves other renderers: documents that a server sent, trees
 * that are never changed, selectors of tests.
 */
module.exports = function reconciler(code) {
  const lean = code
    .replace(/\$\$\$hostConfig\.(supports\w+)/g, (text, name) => (name in supported ? String(supported[name]) : text))
    .replace(/(^|[;}\n])exports\.(\w+)=/g, (text, before, name) =>
      called.has(name) ? text : `${before}var unused_${name}=`
    );
  if (lean.includes('$$$hostConfig.supports') || (lean.match(/\bexports\.\w+=/g) ?? []).length !== called.size)
    throw new Error(`${this.resourcePath}: the reconciler is written in another way`);
  return lean;
};
