import type { QuotationStatus } from '@contract/quotation';
import { AppError } from '../../http/appError';
import { defineTransitions } from '../../transitions';

/** The side that takes an action, or time. */
export type QuotationActor = 'supplier' | 'buyer' | 'time';

/**
 * `view` is the buyer's first view of a version. `counter` is an offer or message of either side; the other side answers it
 * with `agree` or `decline`, its author takes it back with `retract`. `closeWithRequest` ends open quotations when their request is
 * closed or complete.
 */
export type QuotationAction =
  | 'send'
  | 'edit'
  | 'withdraw'
  | 'view'
  | 'shortlist'
  | 'removeFromShortlist'
  | 'counter'
  | 'agree'
  | 'decline'
  | 'retract'
  | 'accept'
  | 'reject'
  | 'score'
  | 'expire'
  | 'closeWithRequest';

/** States from which a quotation can still become a deal. */
export const openStatuses = ['submitted', 'viewed', 'shortlisted'] as const satisfies QuotationStatus[];
type OpenStatus = (typeof openStatuses)[number];

export function isOpen(status: QuotationStatus): status is OpenStatus {
  return (openStatuses as readonly QuotationStatus[]).includes(status);
}

/** Reasons of a CONFLICT. */
export type QuotationConflict =
  /** The current state does not allow the action. */
  | Exclude<QuotationStatus, OpenStatus>
  | 'open'
  /** The caller decided on an old revision. */
  | 'changed'
  /** This supplier has sent a quotation for the request already. */
  | 'exists'
  /** The request has reached its quota, takes no more quotations, or is the caller's own. */
  | 'full'
  | 'ended'
  | 'own'
  /** Other goods, another quantity or unit than the supplier saw. */
  | 'requestChanged'
  /** More than three edits. */
  | 'edits'
  /** The price is not the current one. */
  | 'price'
  /** A counter-offer can be retracted for two minutes. */
  | 'late'
  /** More goods than the request still needs, or than the supplier offers. */
  | 'left'
  | 'available'
  | 'scored';

/** Returns a CONFLICT with the reason in `fields.quotation`. */
export function conflict(quotation: QuotationConflict): AppError {
  return new AppError('CONFLICT', { fields: { quotation } });
}

const staysOpen = { submitted: 'submitted', viewed: 'viewed', shortlisted: 'shortlisted' } as const;
const fromOpen = (to: QuotationStatus) => ({ submitted: to, viewed: to, shortlisted: to });

/** All transitions of a quotation. A state that does not allow an action is the reason of the CONFLICT. */
export const quotationTransitions = defineTransitions<QuotationActor, QuotationStatus, QuotationAction>(
  {
    send: { by: ['supplier'], to: { draft: 'submitted' } },
    edit: { by: ['supplier'], to: fromOpen('submitted') },
    withdraw: { by: ['supplier'], to: fromOpen('withdrawn') },
    view: { by: ['buyer'], to: { submitted: 'viewed' } },
    shortlist: { by: ['buyer'], to: { submitted: 'shortlisted', viewed: 'shortlisted' } },
    removeFromShortlist: { by: ['buyer'], to: { shortlisted: 'viewed' } },
    counter: { by: ['buyer', 'supplier'], to: staysOpen },
    agree: { by: ['buyer', 'supplier'], to: staysOpen },
    decline: { by: ['buyer', 'supplier'], to: staysOpen },
    retract: { by: ['buyer', 'supplier'], to: staysOpen },
    accept: { by: ['buyer'], to: fromOpen('accepted') },
    reject: { by: ['buyer'], to: fromOpen('rejected') },
    score: { by: ['buyer'], to: { accepted: 'accepted' } },
    expire: { by: ['time'], to: fromOpen('expired') },
    closeWithRequest: { by: ['time'], to: fromOpen('lapsed') }
  },
  (from) => conflict(isOpen(from) ? 'open' : from)
);
