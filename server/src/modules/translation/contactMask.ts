/** Contact data of persons in a text: e-mail addresses, numbers of seven digits or more, ids of WeChat and QQ. */
const CONTACT =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[+＋]?[0-9０-９](?:[\s().\-－]?[0-9０-９]){6,}|(?<=(?:微信号?|威信|wechat|weixin|vx|qq)[\s:：号是]*)[a-z0-9_-]{5,}/gi;

/** A text whose contact data is replaced with numbers. */
export interface MaskedText {
  text: string;
  /** The replaced parts, in the order of their numbers. */
  contacts: readonly string[];
}

/** Replaces contact data with `[[1]]`, `[[2]]` …, which translation services keep. */
export function maskContacts(text: string): MaskedText {
  const contacts: string[] = [];
  const masked = text.replace(CONTACT, (contact) => `[[${contacts.push(contact)}]]`);
  return { text: masked, contacts };
}

/** Puts the contact data back. A number that the service lost stays out: it is in the original. */
export function restoreContacts(text: string, { contacts }: MaskedText): string {
  return text.replace(/\[\s*\[\s*(\d+)\s*\]\s*\]/g, (mark, index: string) => contacts[Number(index) - 1] ?? mark);
}
