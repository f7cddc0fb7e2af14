import assert from 'node:assert/strict';
import { it } from 'node:test';
import { AppError } from '../http/appError';
import type { Transition, Transitions } from '../transitions';

/** A state machine as a test expects it, and the way to drive the subject through it. */
export interface TransitionCases<Subject, Role extends string, State extends string, Action extends string> {
  states: readonly State[];
  /** Written a second time, so that a change of the machine changes a test. */
  table: Record<Action, Transition<Role, State>>;
  /** Roles that try an action, with or without the right to it. */
  rolesOf(action: Action): readonly Role[];
  /** Returns a subject in this state, reached as users reach it. */
  setup(state: State): Promise<Subject> | Subject;
  /** Returns `done`, or the error of a refusal. */
  attempt(action: Action, role: Role, subject: Subject): Promise<string> | string;
  /** Returns the error that a role gets for an action that the table does not list. */
  expectedError(action: Action, role: Role, from: State): string;
  stateOf(subject: Subject): Promise<State> | State;
  /** Returns everything that a refused action must leave as it is; the state by default. */
  stored?(subject: Subject): Promise<unknown>;
  /** Asserts what else follows from a transition. */
  afterwards?(subject: Subject, step: TransitionStep<Role, State, Action>): Promise<void>;
}

export interface TransitionStep<Role extends string, State extends string, Action extends string> {
  action: Action;
  role: Role;
  from: State;
  to: State;
}

/**
 * Declares the tests of all roles × states × actions: one for each transition that the table lists, and one for each state
 * that tries all others and expects that nothing changes.
 */
export function itFollowsTransitions<Subject, Role extends string, State extends string, Action extends string>(
  cases: TransitionCases<Subject, Role, State, Action>
): void {
  const { table, states, setup, attempt, stateOf, stored = stateOf } = cases;
  const actions = Object.keys(table) as Action[];
  const nextOf = (action: Action, role: Role, from: State): State | undefined =>
    table[action].by.includes(role) ? table[action].to[from] : undefined;

  for (const from of states) {
    const steps = actions.flatMap((action) => cases.rolesOf(action).map((role) => ({ action, role })));

    it(`${from}: every action that is not listed for a role is refused and changes nothing`, async () => {
      const subject = await setup(from);
      const before = await stored(subject);
      for (const { action, role } of steps) {
        if (nextOf(action, role, from) !== undefined) continue;
        const name = `${action} by the ${role}`;
        assert.equal(await attempt(action, role, subject), cases.expectedError(action, role, from), name);
        assert.deepEqual(await stored(subject), before, `${name} changes nothing`);
      }
    });

    for (const { action, role } of steps) {
      const to = nextOf(action, role, from);
      if (to === undefined) continue;
      it(`${from}: ${action} by the ${role} leads to ${to}`, async () => {
        const subject = await setup(from);
        assert.equal(await attempt(action, role, subject), 'done');
        assert.equal(await stateOf(subject), to);
        await cases.afterwards?.(subject, { action, role, from, to });
      });
    }
  }
}

/** Declares the same tests for the machine alone, without anything that it moves. */
export function itFollowsTable<Role extends string, State extends string, Action extends string>({
  machine,
  take = machine.next,
  table,
  roles,
  states,
  expectedError
}: {
  machine: Transitions<Role, State, Action>;
  take?: Transitions<Role, State, Action>['nextUnlessDone'];
  expectedError?: (action: Action, role: Role, from: State) => string;
  roles: readonly Role[];
} & Pick<TransitionCases<unknown, Role, State, Action>, 'table' | 'states'>): void {
  it('lists every action', () => {
    assert.deepEqual(machine.actions.toSorted(), Object.keys(table).toSorted());
  });

  itFollowsTransitions<{ state: State }, Role, State, Action>({
    table,
    states,
    rolesOf: () => roles,
    setup: (state) => ({ state }),
    stateOf: ({ state }) => state,
    expectedError: expectedError ?? ((action, role) => (table[action].by.includes(role) ? 'CONFLICT' : 'FORBIDDEN')),
    attempt(action, role, subject) {
      try {
        const next = take(action, role, subject.state);
        if (next === undefined) return 'unchanged';
        subject.state = next;
        return 'done';
      } catch (error) {
        assert(error instanceof AppError);
        return error.errorName;
      }
    }
  });
}
