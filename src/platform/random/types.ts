/**
 * Returns cryptographically secure random bytes.
 * @throws Error where the platform has none; there is no weaker fallback
 */
export type RandomBytes = (count: number) => Promise<Uint8Array<ArrayBuffer>>;
