/** What WeChat itself accepts: 6 to 20 letters, digits, lines, a letter first; or a mobile number that it is bound to. */
export function isWeChatId(text: string): boolean {
  return /^(?:[A-Za-z][-_A-Za-z0-9]{5,19}|1[3-9]\d{9})$/.test(text);
}
