import { AppError } from '../../http/appError';

/** Maximum number of price rows in a sheet, without the header: about forty collection days of every line. */
export const MAX_SHEET_ROWS = 20_000;
export const MAX_SHEET_COLUMNS = 100;
/** Number of rows per statement: other requests are served between two of them. */
export const ROW_BATCH_SIZE = 1_000;

/**
 * @param row counted from 1, with the header
 * @throws AppError VALIDATION (`file`: `maxRows`) for a row beyond the limit
 */
export function assertRowWithinLimit(row: number): void {
  if (row > MAX_SHEET_ROWS + 1) throw new AppError('VALIDATION', { fields: { file: 'maxRows' } });
}
