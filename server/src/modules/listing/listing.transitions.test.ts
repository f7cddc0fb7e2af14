import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ListingStatus } from '@contract/goods';
import { AppError } from '../../http/appError';
import { nextStatus, transitions, type ListingAction, type ListingActor } from './listing.transitions';

const statuses = ListingStatus.anyOf.map(({ const: status }) => status);
const actors: ListingActor[] = ['owner', 'admin', 'operator', 'time'];

/** Who may take which step, written down a second time: from → to by action. */
const allowed: Record<ListingAction, [by: string, ...steps: string[]]> = {
  save: ['owner admin', 'draft draft', 'rejected rejected', 'published published', 'paused paused', 'expired expired'],
  submit: [
    'owner admin',
    'draft pending',
    'rejected pending',
    'published pending',
    'paused pending',
    'expired pending'
  ],
  changeTerms: ['owner admin', 'published published', 'paused paused'],
  withdraw: ['owner admin', 'pending draft'],
  refresh: ['owner', 'published published'],
  pause: ['owner admin', 'published paused'],
  resume: ['owner admin', 'paused published'],
  renew: ['owner admin', 'published published', 'expired published'],
  close: ['owner admin', 'pending closed', 'published closed', 'rejected closed', 'paused closed', 'expired closed'],
  remove: ['owner', 'draft draft', 'rejected rejected', 'closed closed', 'expired expired'],
  restore: ['owner', 'draft draft', 'rejected rejected', 'closed closed', 'expired expired'],
  appeal: ['owner', 'takedown pending'],
  approve: ['operator time', 'pending published'],
  reject: ['operator', 'pending rejected'],
  takedown: [
    'operator',
    'pending takedown',
    'published takedown',
    'rejected takedown',
    'paused takedown',
    'expired takedown'
  ],
  expire: ['time', 'published expired', 'paused expired']
};

function outcome(action: ListingAction, actor: ListingActor, from: ListingStatus): string {
  try {
    return nextStatus(action, actor, from);
  } catch (error) {
    assert(error instanceof AppError);
    return error.errorName;
  }
}

describe('the states of a listing', () => {
  it('know every action', () => {
    assert.deepEqual(Object.keys(allowed).toSorted(), Object.keys(transitions).toSorted());
  });

  for (const [action, [by, ...steps]] of Object.entries(allowed) as [ListingAction, [string, ...string[]]][]) {
    it(`let ${by} ${action}, from where it makes sense`, () => {
      for (const actor of actors) {
        for (const from of statuses) {
          const step = steps.find((candidate) => candidate.startsWith(`${from} `));
          const expected = !by.split(' ').includes(actor) ? 'FORBIDDEN' : (step?.split(' ')[1] ?? 'CONFLICT');
          assert.equal(outcome(action, actor, from), expected, `${actor} ${action} ${from}`);
        }
      }
    });
  }
});
