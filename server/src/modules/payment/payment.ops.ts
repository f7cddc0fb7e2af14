import { PaymentStatus } from '@contract/payment';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type CommandContext, type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { createWeChatProvider } from '../../providers/weChat';
import { toSingleLine } from '../../toSingleLine';
import { invoiceStatusOf } from './invoice.service';
import { findOrder, findOrders, type OrderRow } from './order.repository';
import { createPayments } from './payments';
import { findRefundsOf } from './refund.repository';
import { refundOrder } from './refund.service';
import type { SettlementDeps } from './settlement.service';

export const LIST_LIMIT = 100;
const MAX_REASON_LENGTH = 80;
const statuses = PaymentStatus.anyOf.map(({ const: status }) => status);

export const yuan = (fen: number) => `${(fen / 100).toFixed(2)} yuan`;
export const time = (ms: number | null) => (ms === null ? '' : shanghaiMinute(ms));

const lineOf = (row: OrderRow): string =>
  [
    row.order_no,
    time(row.created_at_ms),
    row.status.padEnd(9),
    yuan(row.amount_fen),
    row.channel,
    row.product,
    row.item,
    ...(row.refunded_fen > 0 ? [`refunded ${yuan(row.refunded_fen)}`] : [])
  ].join('  ');

/**
 * `orders:list [STATUS]`: the last hundred orders, the newest first.
 * @throws OperatorError for an unknown status
 */
export async function listOrdersCommand(db: Db, status?: string): Promise<string> {
  const wanted = statuses.find((name) => name === status);
  if (status !== undefined && wanted === undefined) {
    throw new OperatorError(`STATUS must be one of ${statuses.join(', ')}.`);
  }
  const rows = await findOrders(db, wanted, LIST_LIMIT);
  return rows.length === 0 ? 'There are no orders.' : rows.map(lineOf).join('\n');
}

/**
 * `orders:show ORDER`: one order with its refunds.
 * @throws OperatorError for an unknown order
 */
export async function showOrderCommand(db: Db, orderNo: string): Promise<string> {
  const row = await findOrder(db, orderNo);
  if (row === undefined) throw new OperatorError(`There is no order ${toSingleLine(orderNo)}.`);
  const refunds = await findRefundsOf(db, [orderNo]);
  return [
    lineOf(row),
    `  user ${row.user_id ?? 'erased'}, ${row.description}`,
    `  created ${time(row.created_at_ms)}, payable until ${time(row.expires_at_ms)}`,
    ...(row.paid_at_ms === null ? [] : [`  paid ${time(row.paid_at_ms)}, number ${row.transaction_id ?? ''}`]),
    ...(row.close_reason === null ? [] : [`  closed: ${row.close_reason}`]),
    ...(row.next_query_at_ms === null ? [] : [`  next query ${time(row.next_query_at_ms)}`]),
    ...invoiceLines(row),
    ...refunds.map(
      (refund) =>
        `  refund ${refund.refund_no}  ${time(refund.created_at_ms)}  ${yuan(refund.amount_fen)}  ${refund.status}  ` +
        toSingleLine(refund.reason)
    )
  ].join('\n');
}

function invoiceLines(row: OrderRow): string[] {
  const { invoice, invoice_no: invoiceNo, invoice_issued_at_ms: issuedAtMs } = row;
  const facts = [invoice?.title, invoice?.uscc, invoice?.email].map((text) => toSingleLine(text ?? '')).filter(Boolean);
  return [
    ...(invoice === null ? [] : [`  invoice for ${facts.join(' ')}`]),
    ...(invoiceNo === null ? [] : [`  invoice ${invoiceNo} ${invoiceStatusOf(row)}, issued ${time(issuedAtMs)}`])
  ];
}

/**
 * `orders:refund ORDER FEN REASON`: refunds a paid order or a part of it. The same command again refunds nothing more,
 * unless the refund failed for good.
 * @throws OperatorError for an amount or reason that is none, an unknown order and one that cannot be refunded
 */
export async function refundCommand(
  deps: SettlementDeps,
  { orderNo, fen, reason }: { orderNo: string; fen: string; reason: string },
  nowMs: number
): Promise<string> {
  if (!/^[1-9]\d{0,9}$/.test(fen)) throw new OperatorError('FEN is a whole number of fen above 0.');
  const text = toSingleLine(reason).trim();
  if ([...text].length > MAX_REASON_LENGTH) {
    throw new OperatorError(`REASON has ${MAX_REASON_LENGTH} characters at most.`);
  }
  const request = { orderNo, amountFen: Number(fen), reason: text };
  const refund = await refundOrder(deps, request, nowMs).catch(throwCommandError(orderNo));
  const answer = `Refund ${refund.refund_no} of ${yuan(refund.amount_fen)} is ${refund.status}; its payer was notified.`;
  if (refund.status === 'failed') return `${answer} The same command asks for it again, with another number.`;
  const order = await findOrder(deps.db, orderNo);
  const isInvoiced = order !== undefined && invoiceStatusOf(order) === 'issued';
  return isInvoiced ? `${answer}\n  Its invoice ${order.invoice_no} is to be voided: see orders:invoices.` : answer;
}

function throwCommandError(orderNo: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof AppError)) throw error;
    const { fields } = error.details;
    if (fields?.['amountFen'] !== undefined) throw new OperatorError('FEN is more than what is left of the payment.');
    const status = fields?.['order'];
    throw new OperatorError(
      status === undefined
        ? `There is no order ${toSingleLine(orderNo)}.`
        : `Order ${orderNo} is ${status}: only a paid one whose other refunds are done can be refunded.`
    );
  };
}

/** Refunds need the providers; their failures are printed below the result. */
function withPayments(context: CommandContext, run: (deps: SettlementDeps) => Promise<string>): Promise<string> {
  const { settings } = context;
  const faults: string[] = [];
  return context.withDatabase(async (db) => {
    const weChat = createWeChatProvider(settings);
    const onFault = (error: unknown) => faults.push(error instanceof Error ? error.message : String(error));
    const result = await run({ db, payment: createPayments({ settings, db, weChat, onFault }) });
    return [result, ...faults.map((fault) => `  ${fault}; the server asks again.`)].join('\n');
  });
}

export const paymentCommands: Commands = {
  'orders:list': {
    usage: '[STATUS]',
    summary: `list the last ${LIST_LIMIT} orders: all, or those that are ${statuses.join(', ')}`,
    run: ({ withDatabase }, [status]) => withDatabase((db) => listOrdersCommand(db, status))
  },
  'orders:show': {
    usage: 'ORDER',
    summary: 'show an order with its refunds',
    run: ({ withDatabase }, [orderNo]) => withDatabase((db) => showOrderCommand(db, required(orderNo, 'ORDER')))
  },
  'orders:refund': {
    usage: 'ORDER FEN REASON',
    summary: 'refund a paid order or a part of it, once; the reason is shown to the payer',
    run: (context, [orderNo, fen, reason]) => {
      const request = {
        orderNo: required(orderNo, 'ORDER'),
        fen: required(fen, 'FEN'),
        reason: required(reason, 'REASON')
      };
      return withPayments(context, (deps) => refundCommand(deps, request, context.now.getTime()));
    }
  }
};
