/** 3204 → `3,204`. Not by Intl, which the engines of some phones have not. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
