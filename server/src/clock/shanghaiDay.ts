/** China has one time zone and no summer time. */
const OFFSET_MS = 8 * 60 * 60 * 1000;

/** YYYY-MM-DD of a moment in Asia/Shanghai. */
export function shanghaiDay(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** YYYY-MM-DD HH:MM of a moment in Asia/Shanghai. */
export function shanghaiMinute(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}
