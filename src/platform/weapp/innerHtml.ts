/**
 * Replaces Taro's HTML parser (config/build/replacements.ts): HTML is rendered by RichText, never by a node.
 * @throws Error always: an element with HTML was not given to RichText
 */
export function setInnerHTML(): never {
  throw new Error('HTML was set on a node: give it to RichText');
}
