import { isLandline, isMobile } from './phone';

export const CONTACT_MAX = 60;

/**
 * Returns whether the text is a mobile or landline number or an e-mail address. Forms decide whether empty is allowed.
 */
export function isContact(text: string): boolean {
  if (text.length > CONTACT_MAX) return false;
  return isMobile(text) || isLandline(text) || /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
