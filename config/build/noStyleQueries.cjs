/**
 * PostCSS plugin that leaves out style queries: WeChat's compiler refuses them, and no device enlarges the letters of a
 * mini-program alone (the mixin `enlarged`).
 */
module.exports = () => ({
  postcssPlugin: 'no-style-queries',
  AtRule: {
    container(rule) {
      rule.remove();
    }
  }
});
module.exports.postcss = true;
