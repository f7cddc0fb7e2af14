/** Returns whether the text is a plausible e-mail address: one @, with text before it and a dotted domain after it. */
export function isEmail(text: string): boolean {
  return text.length <= 100 && /^[\w.+-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text);
}

/**
 * Returns the mailbox behind an e-mail address, without the tag that many services ignore (`qin+market@example.com`), to
 * count what is sent to it. Returns any other text as it is.
 */
export const mailboxOf = (address: string): string => address.replace(/\+[^@]*@/, '@');
