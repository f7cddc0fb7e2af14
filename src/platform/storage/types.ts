/** A synchronous key-value store of JSON values that outlives the app. */
export interface StoragePlatform {
  /** Returns undefined when there is nothing readable. */
  read(key: string): unknown;
  /**
   * Fails silently when the store is full or forbidden (private browsing): values are then lost at the end of the app.
   */
  write(key: string, value: unknown): void;
  remove(key: string): void;
  keys(): string[];
}
