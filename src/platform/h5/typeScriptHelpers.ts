/* oxlint-disable typescript/naming-convention -- the names under which compiled code asks for them */
type Step = IteratorResult<unknown, unknown>;

/** Replaces the helpers of TypeScript that compiled packages of Taro ask for: browsers of this app need no guards. */
export function __awaiter(
  self: unknown,
  passed: unknown[] | undefined,
  _Promise: unknown,
  generator: (...passed: unknown[]) => Generator<unknown, unknown>
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const steps = generator.apply(self, passed ?? []);
    const take = (next: () => Step) => {
      try {
        const { done, value } = next();
        if (done) resolve(value);
        else Promise.resolve(value).then(go, fail);
      } catch (error) {
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what was thrown, whatever it is
        reject(error);
      }
    };
    const go = (value?: unknown) => take(() => steps.next(value));
    const fail = (error: unknown) => take(() => steps.throw(error));
    go();
  });
}

export function __rest<T extends object>(all: T, names: string[]): Partial<T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))) as Partial<T>;
}

type Private<T extends object, V> = WeakMap<T, V> | WeakSet<T>;

export function __classPrivateFieldGet<T extends object, V>(
  owner: T,
  state: Private<T, V>,
  kind: 'm' | 'a' | 'f',
  run?: { call(owner: T): V }
): unknown {
  if (kind === 'm') return run;
  return kind === 'a' ? run?.call(owner) : (state as WeakMap<T, V>).get(owner);
}

export function __classPrivateFieldSet<T extends object, V>(
  owner: T,
  state: Private<T, V>,
  value: V,
  kind: 'm' | 'a' | 'f',
  run?: { call(owner: T, value: V): void }
): V {
  if (kind === 'a') run?.call(owner, value);
  else (state as WeakMap<T, V>).set(owner, value);
  return value;
}
