import type { Deps } from '../deps';
import type { TestApp } from './testApp';

/**
 * Runs work while the server has other dependencies, and restores its own afterwards, also when the work fails: the
 * next test would otherwise fail for the reason of this one.
 */
export async function withDeps<T>({ deps }: TestApp, changes: Partial<Deps>, work: () => Promise<T>): Promise<T> {
  const own = { ...deps };
  Object.assign(deps, changes);
  try {
    return await work();
  } finally {
    Object.assign(deps, own);
  }
}

/** Text or image moderation that lets an event happen once, and then allows everything. */
export function moderationDuring(event: () => Promise<unknown>) {
  let happened: Promise<unknown> | undefined;
  return {
    isAllowed: async () => {
      await (happened ??= event());
      return true;
    }
  };
}
