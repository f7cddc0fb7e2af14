/** Characters that nobody sees, and that turn the direction of what they see: they would copy something else. */

const INVISIBLE_CHARACTERS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** What is shown and copied of a text that came with a link. */
export function sanitizeCopiedText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE_CHARACTERS, '').trim();
}

/** Is it the address of a page and nothing else? Then the hint speaks of a browser. */
export const isAddress = (text: string): boolean => /^https:\/\/\S+$/i.test(text);
