import { makeAutoObservable, runInAction, toJS } from 'mobx';

// In place of src/stores/persist.ts: nothing is stored where pages are drawn, and what one page sets (a filter of its address,
// say) is not there for the next one.
type Field<T> = keyof T & string;
const copyOf = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(toJS(value))));

const initial = new Map<string, { store: object; value: unknown }>();

export const storedKey = (field: string): string => field;

export function persist<T extends object>(store: T, fields: Field<T>[]): void {
  for (const field of fields) initial.set(field, { store, value: copyOf(store[field]) });
}

export function makePersistent<T extends object>(store: T, fields = Object.keys(store) as Field<T>[]): void {
  makeAutoObservable(store, {}, { autoBind: true });
  persist(store, fields);
}

/** Gives all stores what a device without stored settings has. */
export function resetStores(): void {
  runInAction(() => {
    for (const [field, { store, value }] of initial) Object.assign(store, { [field]: copyOf(value) });
  });
}

/** Runs what a tap does and undoes what that stores. @returns whether it has stored something */
export function undoStored(run: () => void): boolean {
  const before = [...initial].map(([field, { store }]) => ({ field, store: store as Record<string, unknown> }));
  const values = before.map(({ field, store }) => store[field]);
  run();
  const changed = before.flatMap(({ field, store }, index) =>
    store[field] === values[index] ? [] : [() => (store[field] = values[index])]
  );
  runInAction(() => changed.forEach((undo) => undo()));
  return changed.length > 0;
}

/** Returns what drawn pages show of settings that devices may have another value of. */
export const assumedSettings = (fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, initial.get(field)?.value]));
