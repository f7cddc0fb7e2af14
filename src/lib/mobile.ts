const MOBILE_LENGTH = 11;

/** The digits of what was typed or pasted, at most eleven; a country code of 86 is dropped. */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isInternational = digits.length > MOBILE_LENGTH && digits.startsWith('86');
  return (isInternational ? digits.slice(2) : digits).slice(0, MOBILE_LENGTH);
}

/** `138 0013 8000`; works on a number that is still being typed. */
export function groupMobile(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
}

/** A whole mobile number in its groups; any other number, such as a masked one, as it is. */
export function formatPhone(phone: string): string {
  return /^1\d{10}$/.test(phone) ? groupMobile(phone) : phone;
}

/** `138****8000`; a number of another length is hidden but for its last four digits. */
export function maskMobile(digits: string): string {
  return digits.length === MOBILE_LENGTH ? `${digits.slice(0, 3)}****${digits.slice(7)}` : `****${digits.slice(-4)}`;
}

/** How many digits are still missing. */
export function missingDigits(digits: string): number {
  return Math.max(0, MOBILE_LENGTH - digits.length);
}
