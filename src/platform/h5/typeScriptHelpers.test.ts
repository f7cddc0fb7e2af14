import { __awaiter, __classPrivateFieldGet, __classPrivateFieldSet, __rest } from './typeScriptHelpers';

describe('helpers of compiled code', () => {
  it('run a generator as an asynchronous function', async () => {
    const run = (input: Promise<number>) =>
      __awaiter({ base: 1 }, [input], undefined, function* (this: unknown, given: unknown): Generator {
        try {
          const value = (yield given) as number;
          return (this as { base: number }).base + value;
        } catch (error) {
          return String(error);
        }
      });
    expect(await run(Promise.resolve(2))).toBe(3);
    expect(await run(Promise.reject(new Error('lost')))).toBe('Error: lost');
    const failing = __awaiter(undefined, undefined, undefined, function* (): Generator {
      yield undefined;
      throw new Error('thrown');
    });
    await expect(failing).rejects.toThrow('thrown');
  });

  it('take fields out of an object', () => {
    expect(__rest({ a: 1, b: 2, c: 3 }, ['a', 'c'])).toEqual({ b: 2 });
  });

  it('reach private fields, accessors and methods', () => {
    const owner = {};
    const field = new WeakMap<object, unknown>();
    expect(__classPrivateFieldSet(owner, field, 5, 'f')).toBe(5);
    expect(__classPrivateFieldGet(owner, field, 'f')).toBe(5);
    const method = () => 'method';
    expect(__classPrivateFieldGet(owner, new WeakSet([owner]), 'm', method)).toBe(method);
    expect(__classPrivateFieldGet(owner, new WeakSet([owner]), 'a', method)).toBe('method');
  });
});
