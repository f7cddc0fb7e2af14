/** Returns whether the text is a plausible e-mail address: one @, with text before it and a dotted domain after it. */
export function isEmail(text: string): boolean {
  return text.length <= 100 && /^[\w.+-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text);
}
