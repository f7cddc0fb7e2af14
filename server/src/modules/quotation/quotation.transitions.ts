import type { QuotationStatus } from '@contract/quotation';
import { AppError } from '../../http/appError';

/** Who does it: whoever quoted, the buyer, or time. */
export type QuotationActor = 'supplier' | 'buyer' | 'time';

/**
 * `view` is the buyer's first look at a version, `counter` a price or a word of either side, which the other one agrees
 * to or declines and its author may take back. `lapse` ends what is open
 * when the request is closed or full.
 */
export type QuotationAction =
  | 'send'
  | 'edit'
  | 'withdraw'
  | 'view'
  | 'shortlist'
  | 'unlist'
  | 'counter'
  | 'agree'
  | 'decline'
  | 'retract'
  | 'accept'
  | 'reject'
  | 'score'
  | 'expire'
  | 'lapse';

interface Transition {
  by: readonly QuotationActor[];
  /** From each state that allows it to the next one. */
  to: Partial<Record<QuotationStatus, QuotationStatus>>;
}

const staysOpen = { submitted: 'submitted', viewed: 'viewed', shortlisted: 'shortlisted' } as const;
const fromOpen = (to: QuotationStatus) => ({ submitted: to, viewed: to, shortlisted: to });

/** Everything that can happen to a quotation, and nothing else can. */
export const transitions: Record<QuotationAction, Transition> = {
  send: { by: ['supplier'], to: { draft: 'submitted' } },
  edit: { by: ['supplier'], to: fromOpen('submitted') },
  withdraw: { by: ['supplier'], to: fromOpen('withdrawn') },
  view: { by: ['buyer'], to: { submitted: 'viewed' } },
  shortlist: { by: ['buyer'], to: { submitted: 'shortlisted', viewed: 'shortlisted' } },
  unlist: { by: ['buyer'], to: { shortlisted: 'viewed' } },
  counter: { by: ['buyer', 'supplier'], to: staysOpen },
  agree: { by: ['buyer', 'supplier'], to: staysOpen },
  decline: { by: ['buyer', 'supplier'], to: staysOpen },
  retract: { by: ['buyer', 'supplier'], to: staysOpen },
  accept: { by: ['buyer'], to: fromOpen('accepted') },
  reject: { by: ['buyer'], to: fromOpen('rejected') },
  score: { by: ['buyer'], to: { accepted: 'accepted' } },
  expire: { by: ['time'], to: fromOpen('expired') },
  lapse: { by: ['time'], to: fromOpen('lapsed') }
};

/** What can still become a deal. */
export const openStatuses = ['submitted', 'viewed', 'shortlisted'] as const satisfies QuotationStatus[];

export function isOpen(status: QuotationStatus): boolean {
  return (openStatuses as readonly QuotationStatus[]).includes(status);
}

/** Why something cannot be done with a quotation now. */
export type QuotationConflict =
  /** The state that it is in does not allow it. */
  | Exclude<QuotationStatus, 'submitted' | 'viewed' | 'shortlisted'>
  | 'open'
  /** Somebody has said or decided something since the reader looked. */
  | 'changed'
  /** There is one of this supplier already. */
  | 'exists'
  /** Of the request: it has as many as it takes; it takes no more; it is the reader's own. */
  | 'full'
  | 'ended'
  | 'own'
  /** More than three edits. */
  | 'edits'
  /** Not the last price on the table. */
  | 'price'
  /** More than two minutes ago. */
  | 'late'
  /** More goods than the request still needs, or than are offered. */
  | 'left'
  | 'available'
  | 'scored';

/** CONFLICT with the reason in `fields.quotation`. */
export function conflict(quotation: QuotationConflict): AppError {
  return new AppError('CONFLICT', { fields: { quotation } });
}

/** Throws FORBIDDEN for an action that is not the actor's at all, CONFLICT with the state where that does not allow it. */
export function nextStatus(action: QuotationAction, actor: QuotationActor, from: QuotationStatus): QuotationStatus {
  const { by, to } = transitions[action];
  if (!by.includes(actor)) throw new AppError('FORBIDDEN');
  const next = to[from];
  if (next === undefined)
    throw conflict(isOpen(from) ? 'open' : (from as Exclude<QuotationStatus, (typeof openStatuses)[number]>));
  return next;
}
