/** Signs of numbers of the current language, without Intl, which some phone engines lack. */
let decimal = '.';
let group = ',';
/** Numbers with fewer digits are not grouped. */
let leastGrouped = 4;

/** Sets the signs of a language: 1,286.42 in Chinese and English, 1 286,42 in French, 1286,42 and 12 864,20 in Spanish. */
export function setNumberSigns(language: string): void {
  const hasComma = language === 'fr' || language === 'es';
  decimal = hasComma ? ',' : '.';
  group = hasComma ? '\u202f' : ',';
  leastGrouped = language === 'es' ? 5 : 4;
}

/** Groups digits by three: `128642` → `128,642`. */
export const groupDigits = (digits: string): string =>
  digits.length < leastGrouped ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group);

/** Writes a number that was formatted with a point, such as `13.5`, with the sign of the language. */
export const localDecimals = (text: string): string => text.replace('.', decimal);

/** Returns a typed number with a point before its decimals. */
export const withPoint = (text: string): string => (decimal === ',' ? text.replace(/[,，]/g, '.') : text);

/** Returns a typed number with a point before its decimals, without the signs between its groups. */
export const plainNumber = (text: string): string => withPoint(text).replace(/[,，\s]/g, '');
