import { Type } from '@sinclair/typebox';
import type { ReviewedBooking, ReviewedBookingQuery } from '@contract/boothBookingReview';
import type { Page } from '@contract/common';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import { getCompanySummaries } from '../company/company.service';
import { presentBooking } from './boothBooking.presenter';
import { type BookingRow, findBookings } from './boothBooking.repository';
import { exposOf } from './boothBooking.service';

const DEFAULT_LIMIT = 20;
const BookingCursor = Type.Tuple([CursorTime, CursorId]);

/**
 * Returns bookings for an operator, the newest first.
 * @throws AppError VALIDATION for a foreign cursor
 */
export async function listReviewedBookings(
  db: Db,
  { expoId, status, cursor, limit = DEFAULT_LIMIT }: ReviewedBookingQuery,
  nowMs: number
): Promise<Page<ReviewedBooking>> {
  const after = decodeCursor(cursor, BookingCursor);
  const rows = await findBookings(db, { expoId, status, after, limit: limit + 1 });
  const present = await reviewPresenter(db, rows, nowMs);
  return pageOf(rows, limit, (row) => [row.created_at_ms, row.id], present);
}

/** Returns a booking for an operator. */
export async function presentReviewed(db: Db, row: BookingRow, nowMs: number): Promise<ReviewedBooking> {
  return (await reviewPresenter(db, [row], nowMs))(row);
}

/** Loads the names of the companies and the days of the expos that bookings are presented with. */
async function reviewPresenter(db: Db, rows: readonly BookingRow[], nowMs: number) {
  const companies = await getCompanySummaries(db, [...new Set(rows.map((row) => row.company_id))]);
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const expoOf = await exposOf(db, rows);
  return (row: BookingRow): ReviewedBooking => ({
    ...presentBooking(row, {
      companyName: names.get(row.company_id) ?? '',
      expo: expoOf(row),
      nowMs
    }),
    depositOrderNo: row.deposit_order_no
  });
}
