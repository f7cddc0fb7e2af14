import { DAY_MS } from './duration';

const EXPIRY_WARNING_DAYS = 30;

/**
 * Returns the state of a certificate on a day (both YYYY-MM-DD, the last day included): `expiring` in its last 30 days.
 * @param validUntil null for a certificate that does not expire
 */
export function certificateState(validUntil: string | null, today: string): 'valid' | 'expiring' | 'expired' {
  if (validUntil === null) return 'valid';
  const days = (Date.parse(validUntil) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'expired';
  return days < EXPIRY_WARNING_DAYS ? 'expiring' : 'valid';
}
