/** Allowed elements of an article's body, whatever the server sends. */
export const allowedTags = new Set([
  ...['h2', 'h3', 'p', 'br', 'strong', 'em', 'blockquote', 'ul', 'ol', 'li', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img']
]);

/** Their content is no readable text, so it is dropped too. Of any other unknown tag the content stays. */
export const droppedTags = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['textarea', 'select', 'button', 'audio', 'video', 'canvas', 'head', 'xmp', 'noembed', 'noframes', 'plaintext']
]);

const varietyPattern = /^[a-z]+(-[a-z]+)*$/;
const spanPattern = /^\d{1,2}$/;
/** A full https address with a host that has a dot, and nothing before the host: no user name, no other scheme. */
const linkPattern = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s"'<>\\]*)?$/i;

/** A picture of our own server: a path below the API's host, never another site. */
const picturePattern = /^\/uploads\/[0-9a-z]{20,64}\.(jpg|png|webp)$/;
const sizePattern = /^[1-9]\d{0,4}$/;

export const isVariety = (value: string): boolean => varietyPattern.test(value);
export const isSpan = (value: string): boolean => spanPattern.test(value);
export const isPicture = (value: string): boolean => picturePattern.test(value);
export const isSize = (value: string): boolean => sizePattern.test(value);
export const isLink = (value: string): boolean => linkPattern.test(value);
