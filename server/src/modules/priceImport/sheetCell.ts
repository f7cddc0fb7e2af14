import { DateOnly } from '@contract/common';
import type { RowError } from '@contract/quote';
import type { Cell } from './sheetFile';

/** Value of a cell, or the reason why there is none. */
export type Parsed<T> = { value: T } | { reason: RowError };

/** A million yuan per kilogram, in fen. */
const MAX_FEN = 100_000_000n;
const MAX_SAMPLES = 100_000;
const FIRST_DAY = '2000-01-01';
const CALENDAR_DAY = new RegExp(DateOnly.pattern ?? '');
/** Digits that a spreadsheet shows: 0.1 + 0.2 is 0.3 there, and here too. */
const SPREADSHEET_DIGITS = 15;

/** Millionths of a yuan per unit → fen per kilogram, as a fraction. */
const UNITS: Record<string, readonly [times: bigint, over: bigint]> = {};
for (const name of ['元/公斤', '元/千克', '元/kg', 'yuan/kg', 'cny/kg', 'rmb/kg']) UNITS[name] = [1n, 10_000n];
for (const name of ['元/斤', '元/市斤', '元/500g', '元/500克', 'yuan/jin', 'cny/jin']) UNITS[name] = [2n, 10_000n];
for (const name of ['元/吨', '元/t', 'yuan/t', 'cny/t', 'yuan/ton', 'cny/ton']) UNITS[name] = [1n, 10_000_000n];

/** Returns a cell as text: full-width characters made half-width, trimmed. */
export function plainText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(SPREADSHEET_DIGITS)));
  return String(cell).normalize('NFKC').trim();
}

/**
 * Returns whether the text is a formula. In text files it is only text, but dangerous when a copy is opened in a
 * spreadsheet.
 */
export function isFormula(text: string): boolean {
  return /^[=@]/.test(text);
}

export function parseUnit(text: string): Parsed<string> {
  const name = text.replace(/\s/g, '').toLowerCase();
  return name in UNITS ? { value: name } : { reason: 'UNKNOWN' };
}

/** Converts a price in a unit known to `parseUnit` to fen per kilogram, exactly. */
export function parsePrice(text: string, unit: string): Parsed<number> {
  const [, whole, decimals = ''] = /^¥?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  const [times, over] = UNITS[unit] ?? [];
  if (whole === undefined || times === undefined || over === undefined) return { reason: 'NUMBER' };
  const millionths = BigInt(whole.replaceAll(',', '') + decimals.padEnd(6, '0'));
  if (millionths === 0n) return { reason: 'NUMBER' };
  if ((millionths * times) % over !== 0n) return { reason: 'NOT_WHOLE' };
  const fen = (millionths * times) / over;
  return fen > MAX_FEN ? { reason: 'TOO_LARGE' } : { value: Number(fen) };
}

export function parseSampleCount(text: string): Parsed<number> {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) return { reason: 'NUMBER' };
  return Number(text) > MAX_SAMPLES ? { reason: 'TOO_LARGE' } : { value: Number(text) };
}

/** Parses a day as people and spreadsheets write it: 2026-11-21, 2026/11/21, 2026.11.21, 20261121, 2026年11月21日. */
export function parseDay(text: string, today: string): Parsed<string> {
  const match =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ??
    /^(\d{4})(年)(\d{1,2})月(\d{1,2})日?$/.exec(text) ??
    /^(\d{4})()(\d{2})(\d{2})$/.exec(text);
  const [, year, , month, date] = match ?? [];
  if (year === undefined || month === undefined || date === undefined) return { reason: 'DATE' };
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isCalendarDay(day) || day < FIRST_DAY) return { reason: 'DATE' };
  return day > today ? { reason: 'FUTURE' } : { value: day };
}

/** Returns whether a text is a day of the contract, for input that bypasses it: cells and arguments of a command. */
export function isCalendarDay(day: string): boolean {
  return CALENDAR_DAY.test(day);
}
