import assert from 'node:assert/strict';
import { ListingStatus } from '@contract/goods';
import type { ListingAction, ListingActor } from '../modules/listing/listing.transitions';
import type { Transition } from '../transitions';
import type { TestApp } from './testApp';
import type { TransitionStep } from './transitionCases';

export const listingStatuses: readonly ListingStatus[] = ListingStatus.anyOf.map(({ const: status }) => status);

const ownerOrAdmin = ['owner', 'admin'] as const;
const staying = (...statuses: ListingStatus[]) => Object.fromEntries(statuses.map((status) => [status, status]));
const leading = (to: ListingStatus, ...statuses: ListingStatus[]) =>
  Object.fromEntries(statuses.map((from) => [from, to]));

/** Actions that follow from an event elsewhere: the tests of deals, dissolution and erasure show what they do. */
type ServerAction = 'complete' | 'dissolve' | 'erase';
/** Actions that a call or a job takes. */
export type CalledListingAction = Exclude<ListingAction, ServerAction>;
type CallingActor = Exclude<ListingActor, 'server'>;

/** Transitions that the tests of supplies and purchase requests expect, written apart from the machine. */
const expectedCalledTransitions: Record<CalledListingAction, Transition<CallingActor, ListingStatus>> = {
  save: { by: ownerOrAdmin, to: staying('draft', 'rejected', 'published', 'paused', 'expired') },
  submit: { by: ownerOrAdmin, to: leading('pending', 'draft', 'rejected', 'published', 'paused', 'expired') },
  changeTerms: { by: ownerOrAdmin, to: staying('published', 'paused') },
  withdraw: { by: ownerOrAdmin, to: { pending: 'draft' } },
  refresh: { by: ['owner'], to: staying('published') },
  pause: { by: ownerOrAdmin, to: { published: 'paused' } },
  resume: { by: ownerOrAdmin, to: { paused: 'published' } },
  renew: { by: ownerOrAdmin, to: leading('published', 'published', 'expired') },
  close: { by: ownerOrAdmin, to: leading('closed', 'pending', 'published', 'rejected', 'paused', 'expired') },
  remove: { by: ['owner'], to: staying('draft', 'rejected', 'closed', 'expired') },
  restore: { by: ['owner'], to: staying('draft', 'rejected', 'closed', 'expired') },
  appeal: { by: ['owner'], to: { takedown: 'pending' } },
  approve: { by: ['operator', 'time'], to: { pending: 'published' } },
  reject: { by: ['operator'], to: { pending: 'rejected' } },
  takedown: { by: ['operator'], to: leading('takedown', 'pending', 'published', 'rejected', 'paused', 'expired') },
  expire: { by: ['time'], to: leading('expired', 'published', 'paused') }
};

const closed = leading('closed', 'pending', 'published', 'rejected', 'paused', 'expired');

/** Transitions that the test of the machine expects. */
export const expectedListingTransitions: Record<ListingAction, Transition<ListingActor, ListingStatus>> = {
  ...expectedCalledTransitions,
  complete: { by: ['server'], to: closed },
  dissolve: { by: ['server'], to: { ...closed, takedown: 'takedown' } },
  erase: { by: ['server'], to: { ...closed, draft: 'closed', takedown: 'takedown', closed: 'closed' } }
};

const { rejected: _, ...takedownTo } = expectedCalledTransitions.takedown.to;

/** Transitions of listings that have not been public before: a rejected one is not taken down. */
export const expectedFirstTransitions = {
  ...expectedCalledTransitions,
  takedown: { ...expectedCalledTransitions.takedown, to: takedownTo }
};

export type ListingRole = CallingActor | 'companyMember' | 'stranger' | 'visitor';

/** Actions of an operator. */
export const listingReviews = ['approve', 'reject', 'takedown'] as const satisfies ListingAction[];
export type ListingReview = (typeof listingReviews)[number];

const isReview = (action: ListingAction): action is ListingReview =>
  (listingReviews as readonly ListingAction[]).includes(action);

/** Roles that try an action over HTTP; time runs the job. */
export const listingRolesOf = (action: ListingAction): readonly ListingRole[] =>
  action === 'expire' ? ['time'] : ['visitor', 'stranger', 'owner', 'companyMember', 'admin', 'operator'];

/** Returns the error that a role gets over HTTP; the job finds nothing due. */
export function expectedListingError(action: ListingAction, role: ListingRole): string {
  if (role === 'time') return 'done';
  if (role === 'visitor' || (role === 'operator') !== isReview(action)) return 'UNAUTHORIZED';
  const { by } = expectedListingTransitions[action];
  return (by as readonly ListingRole[]).includes(role) ? 'CONFLICT' : 'FORBIDDEN';
}

/** Asserts the public status after a step: a version that was never approved is not public, an edit leaves it as it is. */
export async function expectPublicStatus(
  server: TestApp,
  table: 'supply_listing' | 'purchase_request',
  id: string,
  { from, to }: TransitionStep<ListingRole, ListingStatus, ListingAction>
): Promise<void> {
  const row = await server.db.selectFrom(table).where('id', '=', id).select('status').executeTakeFirst();
  const wasPublic = ['published', 'paused', 'expired', 'closed', 'takedown'].includes(from);
  const kept = wasPublic ? from : undefined;
  const isKept = to === 'pending' || (!wasPublic && to !== 'published');
  assert.equal(row?.status, isKept ? kept : to);
}
