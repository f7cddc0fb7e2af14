/**
 * Part size; larger files are uploaded in parts of this size, which makes an interrupted upload resumable. The last
 * part contains the remainder.
 */
export const PART_BYTES = 4 * 1024 * 1024;

/** Returns the number of parts of a file. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** Returns the byte range of a part, zero-based. */
export function partRange(index: number, bytes: number): { from: number; to: number } {
  return { from: index * PART_BYTES, to: Math.min(bytes, (index + 1) * PART_BYTES) };
}
