// Maps each class to its own name, which lets tests find elements by the names used in the style sheet.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
