import { BoothBookingStatus } from '@contract/boothBooking';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { getCompanyName } from '../company/company.service';
import { SHELL } from '../expo/operation.service';
import { type BookingRow, findBookings } from './boothBooking.repository';
import { withdrawBooking } from './cancellation.service';
import { confirmBooking, settleBooking } from './contract.service';

const LIST_LIMIT = 100;
const MAX_CONTRACT_LENGTH = 40;
const MAX_REASON_LENGTH = 80;
const statuses = BoothBookingStatus.anyOf.map(({ const: status }) => status);

const yuan = (fen: number) => `${(fen / 100).toFixed(2)} yuan`;

/**
 * `booths:bookings [STATUS]`: the last hundred bookings, the newest first, with their contact person.
 * @throws OperatorError for an unknown status
 */
export async function listBookingsCommand(db: Db, status?: string): Promise<string> {
  const wanted = statuses.find((name) => name === status);
  if (status !== undefined && wanted === undefined) {
    throw new OperatorError(`STATUS must be one of ${statuses.join(', ')}.`);
  }
  const rows = await findBookings(db, { status: wanted, limit: LIST_LIMIT });
  if (rows.length === 0) return 'There are no bookings.';
  return (await Promise.all(rows.map((row) => describeBooking(db, row)))).join('\n');
}

async function describeBooking(db: Db, row: BookingRow): Promise<string> {
  const company = (await getCompanyName(db, row.company_id)) ?? 'dissolved company';
  const contact = [row.contact_name, row.contact_mobile].filter((text) => text !== null);
  return [
    row.id,
    row.booth_no,
    row.status.padEnd(14),
    toSingleLine(company),
    `deposit ${yuan(row.deposit_fen)} of ${yuan(row.price_fen)}`,
    ...(contact.length > 0 ? [toSingleLine(contact.join(' '))] : []),
    ...(row.form?.invoice ? [`${row.form.invoice.type} invoice`] : []),
    ...(row.deposit_order_no === null ? [] : [`order ${row.deposit_order_no}`]),
    ...(row.contract_no === null ? [] : [`contract ${toSingleLine(row.contract_no)}`]),
    ...(row.refund_fen > 0 ? [`refunded ${yuan(row.refund_fen)}`] : []),
    shanghaiMinute(row.created_at_ms)
  ].join('  ');
}

/**
 * `booths:confirm BOOKING CONTRACT`: records the number of the contract of a paid booth.
 * @throws OperatorError for a number that is too long, an unknown booking and one that is not paid
 */
export async function confirmCommand(db: Db, bookingId: string, contract: string, nowMs: number): Promise<string> {
  const contractNo = toSingleLine(contract).trim();
  if (contractNo.length > MAX_CONTRACT_LENGTH) {
    throw new OperatorError(`CONTRACT has ${MAX_CONTRACT_LENGTH} characters at most.`);
  }
  const row = await withBookingErrors(
    bookingId,
    confirmBooking(db, { bookingId, contractNo }, { operator: SHELL, nowMs })
  );
  return `Booth ${row.booth_no} is confirmed by contract ${contractNo}; the company was notified.`;
}

/**
 * `booths:settle BOOKING`: records that the price of a booth is paid.
 * @throws OperatorError for an unknown booking and one without a contract
 */
export async function settleCommand(db: Db, bookingId: string, nowMs: number): Promise<string> {
  const row = await withBookingErrors(bookingId, settleBooking(db, bookingId, { operator: SHELL, nowMs }));
  return `Booth ${row.booth_no} is settled; the company was notified.`;
}

/**
 * `booths:release BOOKING full|rule REASON`: takes a booth back; the deposit goes back in full, or by the rule.
 * @throws OperatorError for another share, a reason that is too long, an unknown booking and one that is released or settled
 */
export async function releaseCommand(
  db: Db,
  { bookingId, share, reason }: { bookingId: string; share: string; reason: string },
  nowMs: number
): Promise<string> {
  if (share !== 'full' && share !== 'rule') throw new OperatorError('Write full or rule for what goes back.');
  const text = toSingleLine(reason).trim();
  if ([...text].length > MAX_REASON_LENGTH) {
    throw new OperatorError(`REASON has ${MAX_REASON_LENGTH} characters at most.`);
  }
  const row = await withBookingErrors(
    bookingId,
    withdrawBooking(db, { bookingId, share, reason: text }, { operator: SHELL, nowMs })
  );
  const refunded = row.refund_fen > 0 ? ` ${yuan(row.refund_fen)} of the deposit go back.` : '';
  return `Booth ${row.booth_no} is released; the company was notified.${refunded}`;
}

async function withBookingErrors(bookingId: string, work: Promise<BookingRow>): Promise<BookingRow> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.errorName === 'NOT_FOUND') throw new OperatorError(`There is no booking ${toSingleLine(bookingId)}.`);
    const status = error.details.fields?.['status'];
    if (status !== undefined) throw new OperatorError(`Booking ${bookingId} is ${status}.`);
    throw new OperatorError(`The deposit of booking ${bookingId} is being refunded already.`);
  }
}

export const boothBookingCommands: Commands = {
  'booths:bookings': {
    usage: '[STATUS]',
    summary: `list the last ${LIST_LIMIT} bookings of booths: all, or those that are ${statuses.join(', ')}`,
    run: ({ withDatabase }, [status]) => withDatabase((db) => listBookingsCommand(db, status))
  },
  'booths:confirm': {
    usage: 'BOOKING CONTRACT',
    summary: 'record the number of the contract of a booth whose deposit is paid',
    run: ({ withDatabase, now }, [booking, contract]) => {
      const [bookingId, contractNo] = [required(booking, 'BOOKING'), required(contract, 'CONTRACT')];
      return withDatabase((db) => confirmCommand(db, bookingId, contractNo, now.getTime()));
    }
  },
  'booths:settle': {
    usage: 'BOOKING',
    summary: 'record that the price of a confirmed booth is paid',
    run: ({ withDatabase, now }, [booking]) => {
      const bookingId = required(booking, 'BOOKING');
      return withDatabase((db) => settleCommand(db, bookingId, now.getTime()));
    }
  },
  'booths:release': {
    usage: 'BOOKING full|rule REASON',
    summary: 'take a booth back; all of a paid deposit goes back, or what the rule says',
    run: ({ withDatabase, now }, [booking, share, ...said]) => {
      const request = {
        bookingId: required(booking, 'BOOKING'),
        share: required(share, 'full|rule'),
        reason: required(said.join(' '), 'REASON')
      };
      return withDatabase((db) => releaseCommand(db, request, now.getTime()));
    }
  }
};
