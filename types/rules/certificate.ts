const DAY_MS = 86_400_000;
const EXPIRY_WARNING_DAYS = 30;

/** How a certificate stands on a day (both YYYY-MM-DD, the last day counts): `expiring` in its last 30 days; without a date it stays. */
export function certificateState(validUntil: string | null, today: string): 'valid' | 'expiring' | 'expired' {
  if (validUntil === null) return 'valid';
  const days = (Date.parse(validUntil) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'expired';
  return days < EXPIRY_WARNING_DAYS ? 'expiring' : 'valid';
}
