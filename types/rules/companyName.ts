const SIGNS = /^[\p{Script=Han}\p{Script=Latin}\d()（）·&.\- ]+$/u;

function isName(name: string, min: number, max: number): boolean {
  return name.trim() === name && name.length >= min && name.length <= max && SIGNS.test(name);
}

/**
 * Returns whether the text is a company name as on a licence: 4 to 50 Chinese or Latin characters, digits, brackets and
 * punctuation used in names; no emoji.
 */
export function isCompanyName(name: string): boolean {
  return isName(name, 4, 50);
}

/** Returns whether the text is a company's short name: 2 to 12 of the same characters. */
export function isShortName(name: string): boolean {
  return isName(name, 2, 12);
}
