/** An address that mail can be sent to: what stands before and after one @, with a dot behind it. */
export function isEmail(text: string): boolean {
  return text.length <= 100 && /^[\w.+-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text);
}
