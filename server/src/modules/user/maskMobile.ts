import { isNumberless } from './numberless';

/** Returns 138****8000; empty for an account without a number. */
export function maskMobile(mobile: string): string {
  if (isNumberless(mobile)) return '';
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** Masks the address that a code was sent to: a mobile number or an e-mail address. */
export const maskAddress = (address: string): string =>
  address.includes('@') ? maskEmail(address) : maskMobile(address);

/** Returns q****@example.com. */
export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return `${email.slice(0, 1)}****${email.slice(at)}`;
}
