/** Formats 3204 as `3,204`, without Intl, which some phone engines lack. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
