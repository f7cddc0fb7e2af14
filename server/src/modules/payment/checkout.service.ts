import { randomInt } from 'node:crypto';
import {
  type Invoice,
  type LaunchedPayment,
  MIN_PAYMENT_FEN,
  type NewPaymentOrder,
  type PaymentChannel
} from '@contract/payment';
import { HOUR_MS, MINUTE_MS } from '@rules/duration';
import { isEmail } from '@rules/email';
import { normalizeLine } from '@rules/normalizeText';
import { shanghaiDay } from '@rules/shanghaiTime';
import { isUscc, usccCharacters } from '@rules/uscc';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { ServiceUnavailableError } from '../../providers/externalService';
import type { Payer } from '../../providers/payment';
import { countAction } from '../rateLimit/rateLimit.service';
import { findByRequestId, findOpenOrder, findOrder, insertOrder, type OrderRow, updateOrder } from './order.repository';
import { cancelUnpaid, refreshOrder, withRefunds } from './order.service';
import { lockOrder } from './orderLock.service';
import { chooseChannel, identifyPayer, type PayerDeps, type PayerIdentity } from './payer.service';
import { toProviderOrder } from './payment.presenter';
import { isOpen, isPayable, paymentTransitions } from './payment.transitions';
import { paymentProducts, type ProductOffer } from './products';
import { closeAtProvider } from './settlement.service';

/** Time to pay an order. */
const PAYABLE_MS = 15 * MINUTE_MS;
const CREATE_LIMIT = { name: 'payOrder', limit: 30, windowMs: HOUR_MS };
const MAX_ORDERS_A_DAY = 10 ** 12;

interface Checkout {
  userId: string;
  input: NewPaymentOrder;
  channel: PaymentChannel;
  offer: ProductOffer;
  invoice: Invoice | null;
  payer: PayerIdentity;
  /** Name of the goods in the language of the payer; null in Chinese. */
  shownName: string | null;
  nowMs: number;
}

/**
 * Creates an order or finds the open one for the same goods, and returns it with what opens the payment, unless it turns
 * out to be paid. Idempotent per `requestId`.
 * @param call `nameGoods` translates the Chinese name of the goods into the payer's language; null in Chinese
 * @throws AppError FORBIDDEN in an environment without payment, NOT_FOUND for unknown goods, CONFLICT for goods that
 * the member cannot buy now, VALIDATION with `fields.<name>`, WECHAT_REFUSED for a used code, RATE_LIMITED above 30 an
 * hour
 * @throws ServiceUnavailableError without an answer of the provider
 */
export async function createOrder(
  deps: PayerDeps,
  { id: userId }: Member,
  input: NewPaymentOrder,
  call: { clientIp: string; nameGoods: ((description: string) => string) | null; nowMs: number }
): Promise<LaunchedPayment> {
  const { db, payment } = deps;
  const { clientIp, nowMs } = call;
  const named = normalizeInvoice(input.invoice);
  const known = await findRequested(db, userId, input);
  if (known !== undefined && !isOpen(known.status)) return { order: await withRefunds(db, known), launch: null };
  const channel = chooseChannel(payment, input);
  const offer = await getOffer(db, userId, input, nowMs);
  await countAction(db, CREATE_LIMIT, userId, nowMs);
  const payer = await identifyPayer(deps, userId, { channel, loginCode: input.loginCode });
  const isVirtualPayment = input.environment === 'miniProgram' && paymentProducts.use[input.product].isVirtual;
  const shownName = call.nameGoods?.(offer.description) ?? null;
  const invoice = named ?? offer.invoice ?? null;
  const checkout = { userId, input, channel, offer, invoice, payer, shownName, nowMs };
  return launchCheckout(deps, checkout, { clientIp, isVirtualPayment, sessionKey: payer.sessionKey });
}

/** An order that the provider refuses to open is replaced by another one, once, unless it is paid. */
async function launchCheckout(deps: PayerDeps, checkout: Checkout, payer: Payer): Promise<LaunchedPayment> {
  const order = await findOrInsert(deps, checkout);
  const launched = await launchOrder(deps, order, payer);
  if (launched !== null) return launched;
  const ended = await endOrder(deps, order, checkout.nowMs);
  if (ended.status !== 'closed') return { order: await withRefunds(deps.db, ended), launch: null };
  const another = await launchOrder(deps, await findOrInsert(deps, checkout), payer);
  if (another === null) throw new ServiceUnavailableError('the provider refuses to open a new order');
  return another;
}

/** Settles an order that cannot be opened, and closes it unless it is paid: its request may make another one then. */
async function endOrder(deps: PayerDeps, known: OrderRow, nowMs: number): Promise<OrderRow> {
  const order = await refreshOrder(deps, known, nowMs);
  const ended = isPayable(order.status) ? await closeAtProvider(deps, order, 'cancelled', nowMs) : order;
  return ended.status === 'closed' ? updateOrder(deps.db, ended.order_no, { request_id: newId() }) : ended;
}

/** @throws AppError VALIDATION `invoice.title` `required`, `invoice.uscc` and `invoice.email` `pattern` */
function normalizeInvoice(invoice: Invoice | undefined): Invoice | null {
  if (invoice === undefined) return null;
  const normal = {
    title: normalizeLine(invoice.title),
    uscc: usccCharacters(invoice.uscc),
    email: invoice.email.trim()
  };
  const fields = {
    ...(normal.title === '' && { 'invoice.title': 'required' }),
    ...(normal.uscc !== '' && !isUscc(normal.uscc) && { 'invoice.uscc': 'pattern' }),
    ...(normal.email !== '' && !isEmail(normal.email) && { 'invoice.email': 'pattern' })
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
  return normal;
}

/** @throws AppError VALIDATION `requestId` `used` for the request id of an order for other goods */
async function findRequested(
  db: Db,
  userId: string,
  { requestId, product, item }: NewPaymentOrder
): Promise<OrderRow | undefined> {
  const order = await findByRequestId(db, userId, requestId);
  if (order !== undefined && (order.product !== product || order.item !== item)) {
    throw new AppError('VALIDATION', { fields: { requestId: 'used' } });
  }
  return order;
}

async function getOffer(
  db: Db,
  userId: string,
  { product, item }: NewPaymentOrder,
  nowMs: number
): Promise<ProductOffer> {
  const offer = await paymentProducts.use[product].getOffer(db, userId, item, nowMs);
  if (offer.amountFen < MIN_PAYMENT_FEN) throw new Error(`${product} ${item} costs less than WeChat takes`);
  return offer;
}

/** The unique index of open orders decides between calls of the same moment: all of them get the same order. */
async function findOrInsert(deps: PayerDeps, checkout: Checkout): Promise<OrderRow> {
  const { userId, input, nowMs } = checkout;
  for (;;) {
    const orderNo = newOrderNo(nowMs);
    const isNew = await insertOrder(deps.db, { order_no: orderNo, ...columnsOf(checkout) });
    const known = isNew
      ? await findOrder(deps.db, orderNo)
      : ((await findOpenOrder(deps.db, userId, input)) ?? (await findByRequestId(deps.db, userId, input.requestId)));
    if (known === undefined) continue;
    if (!isOpen(known.status)) return known;
    if (isCurrent(known, checkout)) {
      // It may be paid without a notification.
      const order = known.status === 'paying' ? await refreshOrder(deps, known, nowMs) : known;
      if (order.status !== 'closed') return updateInvoice(deps.db, order, checkout);
    } else {
      // It is of another channel or user of WeChat, at an older price or too old: closed first, so that one order is paid.
      await cancelUnpaid(deps, known, nowMs);
    }
  }
}

function isCurrent(order: OrderRow, { channel, offer, payer, nowMs }: Checkout): boolean {
  const isSamePayment = order.channel === channel && order.payer_openid === payer.openid;
  return isSamePayment && order.amount_fen === offer.amountFen && order.expires_at_ms > nowMs;
}

/** The last attempt that names an invoice counts. */
async function updateInvoice(db: Db, order: OrderRow, { invoice }: Checkout): Promise<OrderRow> {
  if (invoice === null || !isOpen(order.status)) return order;
  return updateOrder(db, order.order_no, { invoice: JSON.stringify(invoice) });
}

function columnsOf({ userId, input, channel, offer, invoice, payer, shownName, nowMs }: Checkout) {
  return {
    user_id: userId,
    request_id: input.requestId,
    product: input.product,
    item: input.item,
    description: offer.description,
    shown_name: shownName,
    amount_fen: offer.amountFen,
    channel,
    payer_openid: payer.openid,
    status: 'created' as const,
    invoice: invoice === null ? null : JSON.stringify(invoice),
    created_at_ms: nowMs,
    expires_at_ms: nowMs + PAYABLE_MS,
    next_query_at_ms: nowMs + PAYABLE_MS
  };
}

/** The digits are random: a number says nothing about how many orders there are, and the next one cannot be guessed. */
function newOrderNo(nowMs: number): string {
  return shanghaiDay(nowMs).replaceAll('-', '') + String(randomInt(MAX_ORDERS_A_DAY)).padStart(12, '0');
}

/** Returns null for an order that the provider refuses to open: it knows it as a paid, ended or different one. */
async function launchOrder({ db, payment }: PayerDeps, order: OrderRow, payer: Payer): Promise<LaunchedPayment | null> {
  const provider = payment.channels[order.channel];
  const canOpen = provider !== undefined && isPayable(order.status);
  if (!canOpen) return { order: await withRefunds(db, order), launch: null };
  const launch = await provider.prepare(toProviderOrder(order), payer);
  if (launch === null) return null;
  const saved = await db.transaction().execute(async (tx) => {
    const locked = (await lockOrder(tx, order.order_no)) ?? order;
    const outcome = paymentTransitions.outcomeOf('launch', 'payer', locked.status);
    return 'next' in outcome ? updateOrder(tx, order.order_no, { status: outcome.next }) : locked;
  });
  return { order: await withRefunds(db, saved), launch: saved.status === 'paying' ? launch : null };
}
