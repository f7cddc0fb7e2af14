import type { CardLevel } from '../cardLevel';
import type { ExpoCertificateKind } from '../expoCertificate';
import type { TradeUnit } from '../goods';
import type { RejectReason } from '../quotation';
import type { VerificationKind } from '../user';

/** Price of a quotation: fen per unit. */
interface UnitPrice {
  unitFen: number;
  unit: TradeUnit;
}

/** Price or message of a counter-offer; at least one of them. */
interface CounterOffer {
  unitFen: number | null;
  unit: TradeUnit;
  text: string;
}

/** Beginning of an inquiry message. */
export type MessagePreview =
  | { type: 'text'; text: string }
  | { type: 'picture' }
  | { type: 'listing' }
  | { type: 'ask'; grams: number; place: string };

/** A message about a listing. `sender` null: an anonymous buyer. */
interface InquiryEvent {
  about: 'supply' | 'purchase';
  sender: string | null;
  title: string;
  preview: MessagePreview;
}

interface VerificationEvent {
  kind: VerificationKind;
}
/** `isChange`: of a change of a verification that stays valid meanwhile. */
interface VerificationReview extends VerificationEvent {
  reasons: string[];
  isChange: boolean;
}

/** Price of a line on a day (YYYY-MM-DD). */
interface PriceEvent {
  variety: string;
  grade: string;
  market: string;
  date: string;
}

/** `midFen`: fen per kilogram. */
interface AlertEvent extends PriceEvent {
  midFen: number;
}

/** A meeting at an expo. `startsAt`: YYYY-MM-DD HH:MM in Shanghai. */
interface MeetingEvent {
  exhibitor: string;
  startsAt: string;
}

interface PriceReportEvent extends PriceEvent {
  /** The operator's message; empty when there is none. */
  answer: string;
}

/** A refund of an order, or of a part of it. `reason`: the operator's message. */
interface RefundEvent {
  orderNo: string;
  amountFen: number;
  reason: string;
}
/** `until`: day on which the level ends, YYYY-MM-DD. */
interface LevelEvent {
  level: CardLevel;
  until: string;
}

/** `expo`: its name. */
interface TicketEvent {
  expo: string;
  ticketNo: string;
}

/** `startsAtMs`: epoch ms. `hall`: null outside the halls. */
interface SessionEvent {
  title: string;
  startsAtMs: number;
  hall: number | null;
  room: string;
}

interface Booth {
  /** Number of the booth, such as 1A01. */
  booth: string;
}
interface Person {
  person: string;
}
interface Company {
  company: string;
}
interface Titled {
  /** Title of the listing. */
  title: string;
}
interface Received extends Titled {
  supplier: string;
}

/**
 * Events that users are notified of, with the parameters of their texts. Texts are written by the client, in the
 * language of the recipient (`texts.ts`); `text` is one that an operator wrote.
 */
export interface NotificationParams {
  text: { title: string; body: string };

  'quotation.received': Received & UnitPrice & { grams: number };
  'quotation.updated': Received & UnitPrice & { grams: number; version: number };
  'quotation.viewed': Titled;
  'quotation.shortlisted': Titled;
  /** `buyer` null: an anonymous buyer. `deliveredFen`: delivered total. */
  'quotation.accepted': Titled & UnitPrice & { buyer: string | null; grams: number; deliveredFen: number };
  'quotation.rejected': Titled & { reason: RejectReason | null; text: string };
  'quotation.withdrawn': Received;
  /** The request was closed, and the quotation with it. */
  'quotation.closed': Titled;
  'quotation.expiring': Titled;
  'quotation.expired': Titled;
  'quotation.receivedExpiring': Received;
  'quotation.receivedExpired': Received;
  'counterOffer.byBuyer': Titled & CounterOffer;
  'counterOffer.bySupplier': Received & CounterOffer;
  /** `supplier` null: the buyer answered. */
  'counterOffer.agreed': Titled & UnitPrice & { supplier: string | null };
  'counterOffer.declined': Titled & UnitPrice & { supplier: string | null };

  'purchase.approved': Titled;
  'purchase.rejected': Titled & { reason: string };
  'purchase.takenDown': Titled & { reason: string };
  'purchase.ending': Titled;
  'purchase.expired': Titled;
  'purchase.invited': Titled;

  'supply.approved': Titled;
  'supply.rejected': Titled & { reason: string; isStillPublic: boolean };
  'supply.takenDown': Titled & { reason: string };
  /** `until`: last day, YYYY-MM-DD. */
  'supply.ending': Titled & { until: string };
  'supply.expired': Titled;
  /** Supplies of a member who left, the first of them by its title. */
  'supply.handedOver': Titled & { count: number };

  /** The owner of a listing was asked. */
  'inquiry.asked': InquiryEvent;
  /** The owner of a listing answered. */
  'inquiry.answered': InquiryEvent;

  /** `company` and `message` may be empty. */
  'exchange.requested': { name: string; company: string; message: string };
  'exchange.accepted': { name: string; company: string };
  /** A person of the card holder to contact today, and the number of other ones; `company` may be empty. */
  'holder.reminder': { name: string; company: string; others: number };

  /** `name`: on the card. */
  'card.takenDown': { name: string; reason: string };
  'card.putBack': { name: string };

  'team.applied': Person & Company;
  'team.joined': Person & Company;
  'team.approved': Company;
  'team.refused': Company & { reason: string };
  /** The company was dissolved before it had decided on the application. */
  'team.refusedDissolved': Company;
  'team.invited': Person & Company;
  'team.declined': Person & Company;
  'team.madeAdmin': Company;
  'team.madeMember': Company;
  'team.removed': Company;
  'team.left': Person & Company;
  'team.erased': Company;
  'team.transferRequested': Person & Company;
  'team.transferAccepted': Person & Company;
  'team.transferDeclined': Person & Company;
  'team.transferWithdrawn': Person & Company;
  'team.newOwner': Person & Company;
  'team.dissolved': Company;

  /** `name`: of the company or park; empty for a person. */
  'verification.approved': VerificationEvent & { name: string; isChange: boolean };
  'verification.forwarded': VerificationEvent;
  'verification.rejected': VerificationReview;
  'verification.incomplete': VerificationReview;
  'verification.revoked': VerificationEvent & { reasons: string[] };
  /** `until`: last day of the document, YYYY-MM-DD. */
  'verification.expiring': VerificationEvent & { until: string };
  'verification.expired': VerificationEvent;

  'invite.registered': { name: string };
  'invite.verified': { name: string };

  'priceAlert.above': AlertEvent & { thresholdFen: number };
  'priceAlert.below': AlertEvent & { thresholdFen: number };
  'priceAlert.move': AlertEvent & { dayBp: number; thresholdBp: number };

  'priceReport.accepted': PriceReportEvent;
  'priceReport.rejected': PriceReportEvent;
  'payment.refundRequested': RefundEvent;
  'payment.refunded': RefundEvent;
  'payment.refundFailed': RefundEvent;
  'payment.invoiceIssued': { orderNo: string; invoiceNo: string };
  'boothBooking.expired': Booth;
  'boothBooking.deposited': Booth & { amountFen: number };
  'boothBooking.confirmed': Booth & { contractNo: string };
  'boothBooking.settled': Booth;
  /** `reason`: the organiser's; empty when the company cancelled. */
  'boothBooking.released': Booth & { refundFen: number; reason: string };
  'cardLevel.granted': LevelEvent;
  'cardLevel.expiring': LevelEvent;
  'cardLevel.expired': LevelEvent;

  'expoCertificate.granted': { expo: string; kind: ExpoCertificateKind };
  /** `no` null: it was not claimed yet. */
  'expoCertificate.voided': { expo: string; no: string | null; reason: string };
  /** `companions`: number of tickets for the people who come along. */
  'expoTicket.issued': TicketEvent & { companions: number };
  'expoTicket.approved': TicketEvent;
  'expoTicket.rejected': { expo: string; reason: string };
  'expoTicket.cancelled': TicketEvent;
  /** The visit begins tomorrow. */
  'expoTicket.reminder': TicketEvent & { venue: string };
  /** A session that the user reserved has another time or room. */
  'session.changed': SessionEvent;
  'session.cancelled': { title: string; startsAtMs: number; reason: string };
  'session.reminder': SessionEvent;
  'meeting.booked': MeetingEvent & { person: string; note: string };
  'meeting.confirmed': MeetingEvent & { booth: string };
  /** `person` null: the account was erased. */
  'meeting.cancelledByVisitor': MeetingEvent & { person: string | null };
  'meeting.cancelledByExhibitor': MeetingEvent;
  /** `person`: the visitor, for the staff; null for the visitor. */
  'meeting.reminder': MeetingEvent & { booth: string; person: string | null };

  'report.upheld': { title: string; answer: string };
  'report.dismissed': { title: string; answer: string };
  /** `about`: name of the region or project. */
  'investment.replied': { leadNo: string; about: string; reply: string };
  'feedback.replied': { ticketNo: string; reply: string };
  'account.cancellationPostponed': Company;
}

export type NotificationEvent = keyof NotificationParams;

/** An event with its parameters. */
export type NotificationContent = {
  [E in NotificationEvent]: { event: E; params: NotificationParams[E] };
}[NotificationEvent];
