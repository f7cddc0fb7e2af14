/** `22.6,110.2`: degrees to a tenth, some ten kilometres. Nothing finer leaves the device. */
export function coarsePosition(latitude: number, longitude: number): string {
  return [latitude, longitude].map(tenth).join(',');
}

/** Never `-0.0`. */
const tenth = (degrees: number) => (Math.round(degrees * 10) / 10 + 0).toFixed(1);
