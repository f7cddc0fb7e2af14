import type { Db } from '../../database/schema';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { findToInvoice, findToVoid } from './invoice.repository';
import { invoiceableFen, recordInvoice, recordVoidedInvoice } from './invoice.service';
import type { OrderRow } from './order.repository';
import { LIST_LIMIT, time, yuan } from './payment.ops';

const requestLine = (row: OrderRow): string =>
  [
    row.order_no,
    `paid ${time(row.paid_at_ms)}`,
    yuan(invoiceableFen(row)),
    row.description,
    ...[row.invoice?.title, row.invoice?.uscc, row.invoice?.email]
      .map((text) => toSingleLine(text ?? ''))
      .filter(Boolean)
  ].join('  ');

const refundedLine = (row: OrderRow): string =>
  [
    row.order_no,
    `invoice ${row.invoice_no} of ${yuan(row.invoice_fen ?? 0)}, ${time(row.invoice_issued_at_ms)}`,
    `refunded ${yuan(row.refunded_fen)}`
  ].join('  ');

/** `orders:invoices`: the invoices that are to be issued, and those that are to be voided after a refund. */
export async function listInvoicesCommand(db: Db): Promise<string> {
  const [requested, refunded] = [await findToInvoice(db, LIST_LIMIT), await findToVoid(db, LIST_LIMIT)];
  const lines = [
    ...(requested.length === 0 ? [] : ['To issue:', ...requested.map(requestLine)]),
    ...(refunded.length === 0 ? [] : ['To void, because of a refund:', ...refunded.map(refundedLine)])
  ];
  return lines.length === 0 ? 'No invoice is to be issued or voided.' : lines.join('\n');
}

/**
 * `orders:invoiced ORDER NUMBER`: records the invoice that was issued and sent, and notifies the payer.
 * @throws OperatorError for a number that is none, an unknown order, one of which nothing is left or whose refund is on
 * its way, one that has an invoice, and the number of another invoice
 */
export async function invoicedCommand(
  db: Db,
  { orderNo, invoiceNo }: { orderNo: string; invoiceNo: string },
  nowMs: number
): Promise<string> {
  if (!/^\d{8,20}$/.test(invoiceNo)) throw new OperatorError('NUMBER has 8 to 20 digits.');
  const { invoice_fen: amountFen } = await recordInvoice(db, { orderNo, invoiceNo }, nowMs);
  return `Invoice ${invoiceNo} of ${yuan(amountFen ?? 0)} is that of order ${orderNo}; its payer was notified.`;
}

/**
 * `orders:invoice-voided ORDER`: records that the invoice was taken back by a red-letter one.
 * @throws OperatorError for an unknown order, and one without an invoice
 */
export async function voidedCommand(db: Db, orderNo: string, nowMs: number): Promise<string> {
  const row = await recordVoidedInvoice(db, orderNo, nowMs);
  const leftFen = invoiceableFen(row);
  const answer = `Invoice ${row.invoice_no} of order ${orderNo} is voided.`;
  return leftFen > 0 ? `${answer} ${yuan(leftFen)} can be invoiced again.` : answer;
}

export const invoiceCommands: Commands = {
  'orders:invoices': {
    summary: 'list the invoices that are to be issued, and those that are to be voided after a refund',
    run: ({ withDatabase }) => withDatabase(listInvoicesCommand)
  },
  'orders:invoiced': {
    usage: 'ORDER NUMBER',
    summary: 'record the invoice that was issued for an order; its payer is notified',
    run: ({ withDatabase, now }, [orderNo, invoiceNo]) => {
      const issued = { orderNo: required(orderNo, 'ORDER'), invoiceNo: required(invoiceNo, 'NUMBER') };
      return withDatabase((db) => invoicedCommand(db, issued, now.getTime()));
    }
  },
  'orders:invoice-voided': {
    usage: 'ORDER',
    summary: 'record that the invoice of an order was taken back by a red-letter one',
    run: ({ withDatabase, now }, [orderNo]) =>
      withDatabase((db) => voidedCommand(db, required(orderNo, 'ORDER'), now.getTime()))
  }
};
