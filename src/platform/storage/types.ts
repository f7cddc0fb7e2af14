/** A synchronous key-value store of JSON values that outlives the app. */
export interface StoragePlatform {
  /** Undefined when there is nothing, or nothing that can be read. */
  read(key: string): unknown;
  /** Fails silently when the store is full or forbidden (private browsing): the app then forgets, but works. */
  write(key: string, value: unknown): void;
  remove(key: string): void;
  keys(): string[];
}
