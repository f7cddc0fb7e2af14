/** Invisible characters and those that change the text direction: the copied text would differ from the visible one. */

const INVISIBLE_CHARACTERS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Sanitizes a text from a link before it is shown and copied. */
export function sanitizeCopiedText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE_CHARACTERS, '').trim();
}

/** Returns whether the text is a single web address; the hint then mentions a browser. */
export const isAddress = (text: string): boolean => /^https:\/\/\S+$/i.test(text);
