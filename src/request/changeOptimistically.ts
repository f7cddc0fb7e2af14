import type { Resource } from './Resource';
import { currentToken } from './session';

/**
 * Applies a change to the shown value at once, then what the call that saves it answers. Restores the changed fields when
 * the call fails. Nothing is applied or restored once another user is logged in.
 * @throws the error of the call
 */
export async function changeOptimistically<T, Query>(
  resource: Resource<T, Query>,
  changes: Partial<T>,
  save: () => Promise<Partial<T>>
): Promise<void> {
  const token = currentToken();
  const before = resource.value;
  if (before === null) return;
  resource.change(changes);
  try {
    const saved = await save();
    if (token === currentToken()) resource.change(saved);
  } catch (error) {
    if (token === currentToken()) resource.change(pick(before, Object.keys(changes) as (keyof T)[]));
    throw error;
  }
}

function pick<T>(value: T, keys: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const key of keys) picked[key] = value[key];
  return picked;
}
