/** Files above this size are sent in parts of it, which can go on after a cut. The last part is what is left. */
export const PART_BYTES = 4 * 1024 * 1024;

/** How many parts a file of so many bytes has. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** Where a part begins and ends, counted from 0. */
export function partRange(index: number, bytes: number): { from: number; to: number } {
  return { from: index * PART_BYTES, to: Math.min(bytes, (index + 1) * PART_BYTES) };
}
