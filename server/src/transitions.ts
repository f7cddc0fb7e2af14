import { AppError } from './http/appError';

/** Roles that may take an action, and the state that it leads to from each state that allows it. */
export interface Transition<Role extends string, State extends string> {
  by: readonly Role[];
  to: Partial<Record<State, State>>;
}

/**
 * The next state, or why there is none. `role`: the action is never this role's. `done`: the action has led to this state
 * already. `state`: the state does not allow it.
 */
export type Outcome<State extends string> = { next: State } | { refused: 'role' | 'done' | 'state' };

export interface Transitions<Role extends string, State extends string, Action extends string> {
  readonly actions: readonly Action[];
  /** Returns the states that allow an action. */
  statesAllowing(action: Action): readonly State[];
  outcomeOf(action: Action, role: Role, from: State): Outcome<State>;
  /**
   * Returns the next state.
   * @throws AppError FORBIDDEN for an action that is never the role's, CONFLICT where the state does not allow it
   */
  next(action: Action, role: Role, from: State): State;
  /**
   * Returns the next state; undefined where the action has led to this state already, so that a second tap changes
   * nothing.
   * @throws AppError as `next`
   */
  nextUnlessDone(action: Action, role: Role, from: State): State | undefined;
}

/**
 * Defines a state machine: everything that the table does not list is refused.
 * @param conflict the error for a state that does not allow an action; CONFLICT without details by default
 */
export function defineTransitions<Role extends string, State extends string, Action extends string>(
  table: Record<Action, Transition<Role, State>>,
  conflict: (from: State) => AppError = () => new AppError('CONFLICT')
): Transitions<Role, State, Action> {
  function outcomeOf(action: Action, role: Role, from: State): Outcome<State> {
    const { by, to } = table[action];
    if (!by.includes(role)) return { refused: 'role' };
    const next = to[from];
    if (next !== undefined) return { next };
    return { refused: Object.values(to).includes(from) ? 'done' : 'state' };
  }

  function nextUnlessDone(action: Action, role: Role, from: State): State | undefined {
    const outcome = outcomeOf(action, role, from);
    if ('next' in outcome) return outcome.next;
    if (outcome.refused === 'role') throw new AppError('FORBIDDEN');
    if (outcome.refused === 'state') throw conflict(from);
    return undefined;
  }

  return {
    actions: Object.keys(table) as Action[],
    statesAllowing: (action) => Object.keys(table[action].to) as State[],
    outcomeOf,
    nextUnlessDone,
    next(action, role, from) {
      const next = nextUnlessDone(action, role, from);
      if (next === undefined) throw conflict(from);
      return next;
    }
  };
}
