/** px of a letter in the browser as it is delivered. */
const LETTER = 16;

/**
 * PostCSS plugin that states the widths of media queries in em, the size of the browser's own letters: with larger ones
 * the pages have the room of a narrower window (src/index.html), and with the usual ones nothing changes.
 */
module.exports = () => ({
  postcssPlugin: 'media-in-em',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/([\d.]+)px/g, (_, px) => `${px / LETTER}em`);
    }
  }
});
module.exports.postcss = true;
