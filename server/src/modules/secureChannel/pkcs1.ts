/** Returns 1 when the two bytes are equal, else 0, without a branch. */
const isEqual = (a: number, b: number) => ((a ^ b) - 1) >>> 31;

/** Returns `yes` when `condition` is 1, `no` when it is 0, without a branch. */
const select = (condition: number, yes: number, no: number) => (yes & -condition) | (no & ~-condition);

const MIN_PADDING = 8;

/**
 * Removes the PKCS#1 v1.5 encryption padding (RFC 8017, 7.2.2) from a decrypted block: 00 02 ‹8 or more non-zero› 00 M.
 * A malformed block returns `substitute` instead of M, through the same steps (implicit rejection): times and responses
 * must not reveal which block was well formed (Bleichenbacher's attack).
 * @param substitute at least 11 bytes shorter than the block
 */
export function unpad(block: Buffer, substitute: Buffer): Buffer {
  let separator = 0;
  let found = 0;
  for (let index = 2; index < block.length; index += 1) {
    const isFirstZero = isEqual(block.readUInt8(index), 0) & (found ^ 1);
    separator = select(isFirstZero, index, separator);
    found |= isFirstZero;
  }
  const isLongEnough = ((separator - (2 + MIN_PADDING)) >>> 31) ^ 1;
  const isGood = isEqual(block.readUInt8(0), 0) & isEqual(block.readUInt8(1), 2) & found & isLongEnough;

  const replacement = Buffer.alloc(block.length);
  substitute.copy(replacement, block.length - substitute.length);
  const chosen = Buffer.alloc(block.length);
  for (let index = 0; index < block.length; index += 1) {
    chosen[index] = select(isGood, block.readUInt8(index), replacement.readUInt8(index));
  }
  return chosen.subarray(select(isGood, separator + 1, block.length - substitute.length));
}
