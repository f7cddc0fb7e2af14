/**
 * Formats coordinates as `22.6,110.2`, rounded to tenths of a degree (about ten kilometres). Nothing finer leaves the
 * device.
 */
export function coarsePosition(latitude: number, longitude: number): string {
  return [latitude, longitude].map(tenth).join(',');
}

/** Never returns `-0.0`. */
const tenth = (degrees: number) => (Math.round(degrees * 10) / 10 + 0).toFixed(1);
