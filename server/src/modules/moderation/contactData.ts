/** Whether a text contains contact data: certainly, possibly, or not. */
export type ContactFinding = 'contact' | 'doubt' | null;

const digitByCharacter: Record<string, string> = {
  〇: '0',
  零: '0',
  洞: '0',
  一: '1',
  壹: '1',
  幺: '1',
  二: '2',
  贰: '2',
  三: '3',
  叁: '3',
  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陆: '6',
  七: '7',
  柒: '7',
  拐: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
  勾: '9'
};
const spelledDigitPattern = new RegExp(`[${Object.keys(digitByCharacter).join('')}]`, 'g');

/** Each is a blank where phone numbers are looked for: a class of this size in a long pattern takes a second to compile. */
const separatorPattern = /[^\p{L}\p{N}]/gu;

/** Separators put between digits to disguise a number. */
const GAP = ' {0,3}';
/** A mobile number alone, or after 86. */
const mobilePattern = new RegExp(
  `(?<!\\d${GAP})(?:(?:0${GAP}0${GAP})?8${GAP}6${GAP})?1${GAP}[3-9]${GAP}(?:\\d${GAP}){9}(?<=\\d${GAP})(?!\\d)`
);

const contactPatterns: readonly RegExp[] = [
  // Landline and 400 numbers.
  /(?<!\d)0\d{2,3}[\s-]{0,2}[2-9]\d{6,7}(?!\d)/,
  /(?<!\d)[48]00[\s-]{0,2}\d{3,4}[\s-]{0,2}\d{3,4}(?!\d)/,
  // WeChat and QQ followed by what looks like an id.
  /(?:微信|薇信|威信|徽信|v信|wei\s?xin|we\s?chat|(?<![a-z])[vw]\s?x(?![a-z]))[^\p{L}\p{N}]{0,4}(?:号|同号|id|是|为)?[^\p{L}\p{N}]{0,4}(?=[-_a-z0-9]{5,})/u,
  /(?:微信|薇信|v信|(?<![a-z])[vw]x)[^\p{L}\p{N}]{0,3}(?:同号|同步|同手机)/u,
  /(?:qq|扣扣|企鹅号)[^\p{L}\p{N}]{0,4}(?:号|群)?[^\p{L}\p{N}]{0,4}\d{5,}/u,
  /加[^\p{L}\p{N}]{0,2}(?:我|个|一下)?[^\p{L}\p{N}]{0,2}(?:微信|薇信|威信|微(?![量波])|v信|vx(?![a-z])|v(?![a-z])|qq|扣扣)/u,
  // Requests to scan a code.
  /扫(?:一扫|码|我|描二维码|下方|二维码)|(?:识别|长按)(?:下方|图中)?二维码/,
  // Web and mail addresses. Only the two characters before the sign are read: a run of any length before it would be
  // read again from each of its characters, in quadratic time.
  /https?[^\p{L}\p{N}]{1,4}\p{L}/u,
  /(?<![a-z0-9])www[.。·点]/,
  /[a-z0-9-]{2}\s?(?:[.。·]|点|dot)\s?(?:com|cn|net|org|top|xyz|shop|vip|cc|io|me|app|site|store|online|link|ltd|wang)(?![a-z0-9])/,
  /[a-z0-9._-]{2}\s?@\s?[a-z0-9-]{2}/
];

const suspiciousPatterns: readonly RegExp[] = [
  /微信|薇信|v信|we\s?chat|qq|扣扣|二维码|电话|手机号|私聊|联系方式|抖音|快手|淘宝|拼多多|1688/,
  /\d{7,}/
];

/**
 * Looks for phone numbers, also in Chinese digits, in full width or with characters between; ids of WeChat and QQ; web
 * and mail addresses; requests to scan a code. Returns `doubt` for what may be one, which an operator then reviews.
 */
export function findContactData(text: string): ContactFinding {
  const normalized = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u20e3\ufe0f\u2060\ufeff]/g, '');
  const withDigits = normalized.replace(spelledDigitPattern, (digit) => digitByCharacter[digit] ?? digit);
  if (hasContact(normalized) || hasContact(withDigits)) return 'contact';
  return suspiciousPatterns.some((pattern) => pattern.test(normalized)) ? 'doubt' : null;
}

function hasContact(text: string): boolean {
  return (
    mobilePattern.test(text.replace(separatorPattern, ' ')) || contactPatterns.some((pattern) => pattern.test(text))
  );
}
