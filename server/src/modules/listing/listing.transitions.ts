import { sql } from 'kysely';
import type { ListingStatus } from '@contract/goods';
import { defineTransitions } from '../../transitions';
import type { PublicStatus } from './listing.tables';

/**
 * The author of a listing, an admin of the company that it belongs to, an operator, time, or the server, for what follows
 * from an event elsewhere.
 */
export type ListingActor = 'owner' | 'admin' | 'operator' | 'time' | 'server';

/**
 * `save` stores a draft, `submit` sends it to the review, `changeTerms` is a new price or stock, which needs none.
 * `complete` follows from the deal that leaves nothing of a request, `dissolve` from the end of the company, `erase` from
 * that of the account. The contract's `OwnerAction` describes the others.
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
  | 'expire'
  | 'complete'
  | 'dissolve'
  | 'erase';

const OWNER_OR_ADMIN = ['owner', 'admin'] as const;
const CLOSED_FROM_OPEN = {
  pending: 'closed',
  published: 'closed',
  rejected: 'closed',
  paused: 'closed',
  expired: 'closed'
} as const;

/**
 * All transitions of a supply or purchase request. Admins of a company edit and close its listings; only the author
 * refreshes, removes or appeals. Time approves in the demo only. A takedown outlives its company and its author.
 */
export const listingTransitions = defineTransitions<ListingActor, ListingStatus, ListingAction>({
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
  close: { by: OWNER_OR_ADMIN, to: CLOSED_FROM_OPEN },
  remove: { by: ['owner'], to: { draft: 'draft', rejected: 'rejected', closed: 'closed', expired: 'expired' } },
  restore: { by: ['owner'], to: { draft: 'draft', rejected: 'rejected', closed: 'closed', expired: 'expired' } },
  appeal: { by: ['owner'], to: { takedown: 'pending' } },
  approve: { by: ['operator', 'time'], to: { pending: 'published' } },
  reject: { by: ['operator'], to: { pending: 'rejected' } },
  takedown: {
    by: ['operator'],
    to: { pending: 'takedown', published: 'takedown', rejected: 'takedown', paused: 'takedown', expired: 'takedown' }
  },
  expire: { by: ['time'], to: { published: 'expired', paused: 'expired' } },
  complete: { by: ['server'], to: CLOSED_FROM_OPEN },
  dissolve: { by: ['server'], to: { ...CLOSED_FROM_OPEN, takedown: 'takedown' } },
  erase: { by: ['server'], to: { ...CLOSED_FROM_OPEN, draft: 'closed', takedown: 'takedown', closed: 'closed' } }
});

/** States of listings that others see now or soon. */
const openStatuses = ['pending', 'published', 'paused'] as const satisfies ListingStatus[];

export function isOpenStatus(status: ListingStatus): boolean {
  return (openStatuses as readonly ListingStatus[]).includes(status);
}

/** Returns the status of the published version when its listing is closed: a takedown stays one. */
export const closedPublicStatus = (status: PublicStatus | null): PublicStatus | null =>
  status === null || status === 'takedown' ? status : 'closed';

/** States of a published version that is offered, or may be again at any time. */
const offeredStatuses = ['published', 'paused'] as const satisfies PublicStatus[];

/**
 * Returns whether a listing occupies one of its owner's slots: its last version is open, or was rejected while an older
 * one is still public. `isOpenRow` is the same in SQL.
 */
export function isOpenListing(row: { status: ListingStatus; public_status: PublicStatus | null }): boolean {
  return isOpenStatus(row.status) || offeredStatuses.some((status) => status === row.public_status);
}

/** `isOpenListing` as a condition on rows of `supply` and `purchase`. */
export const isOpenRow = sql<boolean>`(status = any(${openStatuses}::text[])
  or public_status = any(${offeredStatuses}::text[]))`;
