import type { ListingStatus } from '@contract/goods';
import { AppError } from '../../http/appError';

/** Who does it: whoever wrote the listing, an admin of the company in whose name it stands, an operator, or time. */
export type ListingActor = 'owner' | 'admin' | 'operator' | 'time';

/**
 * What can be done with a listing. `save` keeps what was written without showing it, `submit` sends it to the review,
 * `updateSupplyTerms` is a new price or stock, which needs none. What the others do says `OwnerAction` of the contract.
 */
export type ListingAction =
  | 'save'
  | 'submit'
  | 'changeTerms'
  | 'withdraw'
  | 'refresh'
  | 'pause'
  | 'resume'
  | 'renew'
  | 'close'
  | 'remove'
  | 'restore'
  | 'appeal'
  | 'approve'
  | 'reject'
  | 'takedown'
  | 'expire';

interface Transition {
  by: readonly ListingActor[];
  /** From each state that allows it to the next one. */
  to: Partial<Record<ListingStatus, ListingStatus>>;
}

const OWNER_OR_ADMIN = ['owner', 'admin'] as const;

/**
 * Everything that can happen to a supply or a purchase request, and nothing else can. Admins of a company edit and close
 * what stands in its name; whether it is fresh, gone or contested is its owner's to say. Time approves in the demo only.
 */
export const transitions: Record<ListingAction, Transition> = {
  save: {
    by: OWNER_OR_ADMIN,
    to: { draft: 'draft', rejected: 'rejected', published: 'published', paused: 'paused', expired: 'expired' }
  },
  submit: {
    by: OWNER_OR_ADMIN,
    to: { draft: 'pending', rejected: 'pending', published: 'pending', paused: 'pending', expired: 'pending' }
  },
  changeTerms: { by: OWNER_OR_ADMIN, to: { published: 'published', paused: 'paused' } },
  withdraw: { by: OWNER_OR_ADMIN, to: { pending: 'draft' } },
  refresh: { by: ['owner'], to: { published: 'published' } },
  pause: { by: OWNER_OR_ADMIN, to: { published: 'paused' } },
  resume: { by: OWNER_OR_ADMIN, to: { paused: 'published' } },
  renew: { by: OWNER_OR_ADMIN, to: { published: 'published', expired: 'published' } },
  close: {
    by: OWNER_OR_ADMIN,
    to: { pending: 'closed', published: 'closed', rejected: 'closed', paused: 'closed', expired: 'closed' }
  },
  remove: { by: ['owner'], to: { draft: 'draft', rejected: 'rejected', closed: 'closed', expired: 'expired' } },
  restore: { by: ['owner'], to: { draft: 'draft', rejected: 'rejected', closed: 'closed', expired: 'expired' } },
  appeal: { by: ['owner'], to: { takedown: 'pending' } },
  approve: { by: ['operator', 'time'], to: { pending: 'published' } },
  reject: { by: ['operator'], to: { pending: 'rejected' } },
  takedown: {
    by: ['operator'],
    to: { pending: 'takedown', published: 'takedown', rejected: 'takedown', paused: 'takedown', expired: 'takedown' }
  },
  expire: { by: ['time'], to: { published: 'expired', paused: 'expired' } }
};

/** Throws FORBIDDEN for an action that is not the actor's at all, CONFLICT where the state does not allow it. */
export function nextStatus(action: ListingAction, actor: ListingActor, from: ListingStatus): ListingStatus {
  const { by, to } = transitions[action];
  if (!by.includes(actor)) throw new AppError('FORBIDDEN');
  const next = to[from];
  if (next === undefined) throw new AppError('CONFLICT');
  return next;
}

/** The states of what counts against the number of listings that somebody may have at once. */
export const openStatuses = ['pending', 'published', 'paused'] as const satisfies ListingStatus[];

export function isOpenStatus(status: ListingStatus): boolean {
  return (openStatuses as readonly ListingStatus[]).includes(status);
}
