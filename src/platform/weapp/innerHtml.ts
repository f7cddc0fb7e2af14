/** Takes the place of Taro's reader of HTML (config/build/replacements.ts): HTML goes to RichText, never onto a node. */
export function setInnerHTML(): never {
  throw new Error('HTML was set on a node: give it to RichText');
}
