/**
 * Returns whether WeChat accepts the id: 6 to 20 letters, digits, hyphens or underscores, starting with a letter; or
 * the mobile number linked to it.
 */
export function isWeChatId(text: string): boolean {
  return /^(?:[A-Za-z][-_A-Za-z0-9]{5,19}|1[3-9]\d{9})$/.test(text);
}
