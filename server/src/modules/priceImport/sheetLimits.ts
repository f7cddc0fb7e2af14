import { AppError } from '../../http/appError';

/** Rows of prices in a sheet, the header not counted: about forty collection days of every line. */
export const MAX_SHEET_ROWS = 20_000;
export const MAX_SHEET_COLUMNS = 100;
/** Of a sheet for one statement: others are served between two of them. */
export const ROW_BATCH_SIZE = 1_000;

/** Throws VALIDATION (`file`: `maxRows`) for a row, counted from 1 with the header, that lies beyond the limit. */
export function assertRowWithinLimit(row: number): void {
  if (row > MAX_SHEET_ROWS + 1) throw new AppError('VALIDATION', { fields: { file: 'maxRows' } });
}
