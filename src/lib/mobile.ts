export const MOBILE_LENGTH = 11;

/** Returns the digits of typed or pasted text, at most eleven. Drops a country code of 86. */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isInternational = digits.length > MOBILE_LENGTH && digits.startsWith('86');
  return (isInternational ? digits.slice(2) : digits).slice(0, MOBILE_LENGTH);
}

/** Groups a mobile number as `138 0013 8000`; also accepts incomplete input. */
export function groupMobile(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
}

/** Groups a complete mobile number; returns any other number, such as a masked one, unchanged. */
export function formatPhone(phone: string): string {
  return /^1\d{10}$/.test(phone) ? groupMobile(phone) : phone;
}

/**
 * Masks a mobile number as `138****8000`; of a number of another length only the last four digits stay visible, of an e-mail
 * address the first character and what follows the @.
 */
export function maskMobile(digits: string): string {
  const at = digits.indexOf('@');
  if (at > 0) return `${digits.slice(0, 1)}****${digits.slice(at)}`;
  return digits.length === MOBILE_LENGTH ? `${digits.slice(0, 3)}****${digits.slice(7)}` : `****${digits.slice(-4)}`;
}

/** Returns how many digits of a mobile number are missing. */
export function missingDigits(digits: string): number {
  return Math.max(0, MOBILE_LENGTH - digits.length);
}
