import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';

const keyLimitBytes = 1024 * 1024;
const totalLimitBytes = 10 * 1024 * 1024;

/** The phone's storage of this app; pass it to the next launch to simulate a restart. */
export class Storage {
  /** Names of synchronous calls of WeChat, which block the app: the cost of a start. */
  readonly calls: string[] = [];
  private readonly texts = new Map<string, string>();

  constructor(initial: Record<string, unknown> = {}) {
    for (const [key, value] of Object.entries(initial)) this.set(key, value);
  }

  get keys(): string[] {
    return [...this.texts.keys()];
  }

  get bytes(): number {
    return [...this.texts].reduce((sum, [key, text]) => sum + Buffer.byteLength(key) + Buffer.byteLength(text), 0);
  }

  /** Returns undefined for a missing key. */
  get(key: string): unknown {
    const text = this.texts.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  }

  /** @throws ApiFailure over 1 MB under a key or 10 MB in all */
  set(key: string, value: unknown): void {
    const text = JSON.stringify(value ?? '');
    const before = Buffer.byteLength(this.texts.get(key) ?? '');
    if (Buffer.byteLength(text) > keyLimitBytes || this.bytes - before + Buffer.byteLength(text) > totalLimitBytes) {
      throw new ApiFailure('exceed storage max size');
    }
    this.texts.set(key, text);
  }

  remove(key: string): void {
    this.texts.delete(key);
  }

  clear(): void {
    this.texts.clear();
  }
}

export function storageApi(api: Api, storage: Storage): Options {
  const info = () => ({
    keys: storage.keys,
    currentSize: Math.ceil(storage.bytes / 1024),
    limitSize: totalLimitBytes / 1024
  });
  return {
    ...api.synchronousAll(
      counted(storage, {
        getStorageSync: (key: string) => storage.get(key) ?? '',
        setStorageSync: (key: string, value: unknown) => storage.set(key, value),
        batchGetStorageSync: (keys: string[]) => keys.map((key) => storage.get(key) ?? ''),
        batchSetStorageSync: (pairs: { key: string; value: unknown }[]) =>
          pairs.forEach(({ key, value }) => storage.set(key, value)),
        removeStorageSync: (key: string) => storage.remove(key),
        clearStorageSync: () => storage.clear(),
        getStorageInfoSync: info
      })
    ),
    ...api.asynchronousAll({
      getStorage: ({ key }) => {
        const data = storage.get(String(key));
        if (data === undefined) throw new ApiFailure('data not found');
        return { data };
      },
      setStorage: ({ key, data }) => storage.set(String(key), data),
      removeStorage: ({ key }) => storage.remove(String(key)),
      clearStorage: () => storage.clear(),
      getStorageInfo: info
    })
  };
}

type Synchronous = Record<string, (...values: never[]) => unknown>;

/** Records each call by its name. */
function counted(storage: Storage, natives: Synchronous): Synchronous {
  return Object.fromEntries(
    Object.entries(natives).map(([name, native]) => [
      name,
      (...values: never[]) => {
        storage.calls.push(name);
        return native(...values);
      }
    ])
  );
}
