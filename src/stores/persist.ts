import { action, makeAutoObservable, reaction, toJS } from 'mobx';
import { storage } from '@/platform/storage';

/** Stored keys carry the app id and the platform, so that two builds on one host keep apart. */
const prefix = `${APP_ID}_${process.env.TARO_ENV}_`;

/** The fields that the specification stores under another name. */
const storedNames: Record<string, string> = { token: 'loginToken' };

/** Under which key of the device a field is stored. */
export const storedKey = (field: string): string => prefix + (storedNames[field] ?? field);

/** Returns the stored value of a field. An older version's key, the field's own name, is replaced by the right one. */
function readStored(field: string): unknown {
  const key = storedKey(field);
  const older = prefix + field;
  if (key !== older) {
    const olderValue = storage.read(older);
    if (olderValue !== undefined && storage.read(key) === undefined) storage.write(key, olderValue);
    storage.remove(older);
  }
  return storage.read(key);
}

type Data = string | number | boolean | null | object;
type PersistableKey<T> = { [K in keyof T]: T[K] extends Data ? K : never }[keyof T] & string;

/** Does the stored value have the shape that the field was created with? */
function hasShapeOf(value: unknown, initial: unknown): boolean {
  if (initial === null) return true;
  return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial) && value !== null;
}

/**
 * Restores the named fields of a store and writes each one back when it changes.
 * A stored value of another kind (an older version's) is ignored.
 * @param mayStore whether the device may hold them now, else they are in memory only. Observable
 */
export function persist<T extends object>(store: T, fields: PersistableKey<T>[], mayStore = () => true): void {
  const restore = action((field: PersistableKey<T>, value: unknown) => {
    Object.assign(store, { [field]: value });
  });
  for (const field of fields) {
    const stored = readStored(field);
    if (stored !== undefined && hasShapeOf(stored, store[field])) restore(field, stored);
    if (!mayStore()) storage.remove(storedKey(field));
    reaction(
      () => (mayStore() ? toJS(store[field]) : undefined),
      (value) => (value === undefined ? storage.remove(storedKey(field)) : storage.write(storedKey(field), value))
    );
  }
}

/**
 * Makes a store observable, with bound actions, and its fields persistent: all that it has, unless some are named.
 * Called by the constructor of the store.
 */
export function makePersistent<T extends object>(store: T, fields = Object.keys(store) as PersistableKey<T>[]): void {
  makeAutoObservable(store, {}, { autoBind: true });
  persist(store, fields);
}
