const padTwo = (count: number) => String(count).padStart(2, '0');

/** Adds `by` months, possibly negative, to a YYYY-MM month. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${padTwo((months % 12) + 1)}`;
}

/** Returns the days of a YYYY-MM month as weeks from Monday of YYYY-MM-DD; undefined for days of other months. */
export function monthGrid(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const blanks = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((blanks + count) / 7) * 7 }, (_, cell) => cell - blanks + 1);
  const days = cells.map((day) => (day >= 1 && day <= count ? `${month}-${padTwo(day)}` : undefined));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Returns whether the text is an existing day, YYYY-MM-DD. Link parameters may contain anything. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) && !text.startsWith('0000');
}
