// A class is its own name, so that tests can find what the style sheet calls it.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
