import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Fen, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { RequestId } from './goods';
import { OrganiserText } from './localText';

const strict = { additionalProperties: false };

/** Smallest amount of an order in fen: WeChat's virtual payment on iOS takes no less. */
export const MIN_PAYMENT_FEN = 100;

/** Kind of goods that an order is for: a level of business cards, or the deposit of a booth. */
export const PaymentProduct = oneOf(['cardLevel', 'boothDeposit']);
export type PaymentProduct = Static<typeof PaymentProduct>;

/** Environment of the client: the mini-program, WeChat's browser, or another browser, of a phone or of a desktop. */
export const PaymentEnvironment = oneOf(['miniProgram', 'weChatBrowser', 'browser', 'desktop']);
export type PaymentEnvironment = Static<typeof PaymentEnvironment>;

/**
 * Way of payment: WeChat Pay inside WeChat's browser, outside, or in the mini-program; virtual payment of the mini-program,
 * for goods that exist in it alone; or the demo.
 */
export const PaymentChannel = oneOf(['jsapi', 'h5', 'miniProgram', 'virtual', 'demo']);
export type PaymentChannel = Static<typeof PaymentChannel>;

/**
 * `created`: the provider has not been asked. `paying`: the user can pay. `querying`: the provider gives no answer, and
 * is asked again. `refunded`: all or a part, see `refundedFen`.
 */
export const PaymentStatus = oneOf(['created', 'paying', 'querying', 'paid', 'refunding', 'refunded', 'closed']);
export type PaymentStatus = Static<typeof PaymentStatus>;

/** Cause of a closed order: its user or a payment that failed, or the end of the fifteen minutes. */
export const PaymentCloseReason = oneOf(['cancelled', 'timeout']);
export type PaymentCloseReason = Static<typeof PaymentCloseReason>;

/** Data of an invoice. An empty `uscc`: an invoice for a person. */
export const Invoice = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 100 }),
    /** Unified social credit code, by `@rules/uscc`. */
    uscc: Type.String({ maxLength: 18 }),
    email: Type.String({ maxLength: 120 })
  },
  strict
);
export type Invoice = Static<typeof Invoice>;

/** `requested`: paid, and the invoice is still to be issued. `voided`: taken back by a red-letter invoice. */
export const InvoiceStatus = oneOf(['none', 'requested', 'issued', 'voided']);
export type InvoiceStatus = Static<typeof InvoiceStatus>;

export const RefundStatus = oneOf(['refunding', 'refunded', 'failed']);
export type RefundStatus = Static<typeof RefundStatus>;

export const PaymentRefund = Type.Object({
  refundNo: Id,
  amountFen: Fen,
  status: RefundStatus,
  reason: OrganiserText(),
  createdAtMs: TimeMs,
  /** Null while it is on its way. */
  finishedAtMs: Nullable(TimeMs)
});
export type PaymentRefund = Static<typeof PaymentRefund>;

/** An order, which is the receipt once it is paid. */
export const PaymentOrder = Type.Object({
  /** Day in Asia/Shanghai and twelve digits: 20 digits. */
  orderNo: Id,
  product: PaymentProduct,
  /** Goods of the product: the id of a plan for `cardLevel`, that of a booking for `boothDeposit`. */
  item: Id,
  amountFen: Fen,
  channel: PaymentChannel,
  status: PaymentStatus,
  closeReason: Nullable(PaymentCloseReason),
  createdAtMs: TimeMs,
  /** Until then the order can be paid. */
  expiresAtMs: TimeMs,
  paidAtMs: Nullable(TimeMs),
  /** Number of the payment at the provider. */
  transactionId: Nullable(Type.String()),
  refundedFen: Fen,
  refunds: Type.Array(PaymentRefund),
  /** The invoice that the user asks for, which comes by e-mail. */
  invoice: Nullable(Invoice),
  invoiceStatus: InvoiceStatus,
  /** Number of an issued or voided invoice. */
  invoiceNo: Nullable(Type.String())
});
export type PaymentOrder = Static<typeof PaymentOrder>;

/** Parameters with which the client opens the payment. */
export const PaymentLaunch = Type.Union([
  /** `WeixinJSBridge` `getBrandWCPayRequest`, or `wx.requestPayment`. */
  Type.Object({
    kind: Type.Literal('jsapi'),
    appId: Type.String(),
    /** Seconds. */
    timeStamp: Type.String(),
    nonceStr: Type.String(),
    package: Type.String(),
    signType: Type.Literal('RSA'),
    paySign: Type.String()
  }),
  /** WeChat's page for other browsers; `&redirect_url=` (URL-encoded) names the page to return to. */
  Type.Object({ kind: Type.Literal('h5'), url: Type.String() }),
  /** `wx.requestVirtualPayment`. `signData` is passed on as it is: the signatures cover each character. */
  Type.Object({
    kind: Type.Literal('virtual'),
    mode: Type.Literal('short_series_goods'),
    signData: Type.String(),
    paySig: Type.String(),
    signature: Type.String()
  }),
  /** Page of this server that plays the payment in the demo; `?return=` (URL-encoded) names the page to return to. */
  Type.Object({ kind: Type.Literal('page'), url: Type.String() })
]);
export type PaymentLaunch = Static<typeof PaymentLaunch>;

export const NewPaymentOrder = Type.Object(
  {
    requestId: RequestId,
    product: PaymentProduct,
    item: Id,
    environment: PaymentEnvironment,
    /**
     * A fresh code of `wx.login`, which virtual payment needs for the user's session key (the server keeps none), or of
     * WeChat's authorisation page, which WeChat's browser needs while its account is not linked. Each attempt needs
     * another one: a code can be used once. WeChat Pay in the mini-program needs one while its WeChat account is not linked.
     */
    loginCode: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    invoice: Type.Optional(Invoice)
  },
  strict
);
export type NewPaymentOrder = Static<typeof NewPaymentOrder>;

/** `launch` is null for an order that is paid or closed already. */
export const LaunchedPayment = Type.Object({ order: PaymentOrder, launch: Nullable(PaymentLaunch) });
export type LaunchedPayment = Static<typeof LaunchedPayment>;

const OrderByNo = Type.Object({ orderNo: Type.String({ pattern: '^\\d{20}$' }) }, strict);
const encryptedCall = { secure: true, encrypted: true, auth: 'member' } as const;

export const paymentCalls = {
  /**
   * Returns the environments in which this server takes payments for goods of a product, `cardLevel` by default; without one
   * prices and buttons are hidden.
   */
  'GET /api/front/payment/environments': {
    input: Type.Object({ product: Type.Optional(PaymentProduct) }, strict),
    data: Type.Array(PaymentEnvironment)
  },
  /**
   * Creates an order, or returns the open one of the user for the same goods, with what opens the payment. Idempotent
   * per `requestId`. An open order of another channel or user of WeChat, at an older price, or that its provider does not
   * open again, is closed first. One that turns out to be paid is returned without `launch`. Errors: FORBIDDEN in an
   * environment without payment; NOT_FOUND for unknown goods; CONFLICT with `fields.item` for goods that the user
   * cannot buy now (`level`: a higher level is running; `status`: a booth that is not held any more, or whose deposit
   * is paid; `form`: its form is missing; `role`: only owner and admins of its company pay for it), and with `fields.order` when an order that is to be closed
   * turns out to be `paid`, or its result is not known (`querying`); VALIDATION with `loginCode` `required`,
   * `invoice.title` `required`, `invoice.uscc` and `invoice.email` `pattern`, `requestId` `used` for one of other
   * goods; WECHAT_REFUSED for a used code; RATE_LIMITED above 30 an hour; UNAVAILABLE without an answer of the
   * provider: the call can be repeated.
   */
  'POST /api/front/payment/create': { input: NewPaymentOrder, data: LaunchedPayment, ...encryptedCall },
  /**
   * Returns an order of the user. The provider is asked unless its result is known: what the client was called back
   * with proves nothing. Errors: NOT_FOUND, RATE_LIMITED above 600 an hour.
   */
  'POST /api/front/payment/order': { input: OrderByNo, data: PaymentOrder, ...encryptedCall },
  /**
   * Cancels an order that is not paid. Idempotent. Errors: NOT_FOUND, CONFLICT with `fields.order` `paid`, `refunding`
   * or `refunded` for one that was paid, also at this moment, and `querying` while the provider gives no answer;
   * RATE_LIMITED above 600 an hour, together with the questions.
   */
  'POST /api/front/payment/cancel': { input: OrderByNo, data: PaymentOrder, ...encryptedCall },
  /** Returns the orders of the user with their receipts, the newest first. */
  'POST /api/front/payment/list': {
    input: Type.Object({ cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(PaymentOrder),
    ...encryptedCall
  }
} as const;
