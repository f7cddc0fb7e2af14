/** Range of bytes; the end is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** Tables of a track that locate its samples: the contents of their boxes, which begin with version and flags. */
export interface SampleTables {
  /** `stsz`: one size for all samples, or one for each. */
  sizes: Buffer;
  /** `stsc`: number of samples per chunk, from a chunk on. */
  counts: Buffer;
  /** `stco` or `co64`: offset of each chunk. */
  offsets: Buffer;
  /** Whether offsets have 64 bits (`co64`). */
  hasLongOffsets: boolean;
}

/**
 * Returns the ranges of a track's chunks; undefined when a table is shorter than its count says.
 * @see ISO/IEC 14496-12, 8.7
 */
export function chunkRanges({ sizes, counts, offsets, hasLongOffsets }: SampleTables): Range[] | undefined {
  const at = (table: Buffer, offset: number) => (offset + 4 <= table.length ? table.readUInt32BE(offset) : undefined);
  const [uniformSize, samples, runs, chunks] = [at(sizes, 4), at(sizes, 8), at(counts, 4), at(offsets, 4)];
  if (uniformSize === undefined || samples === undefined || runs === undefined || chunks === undefined)
    return undefined;
  const offsetBytes = hasLongOffsets ? 8 : 4;
  const isComplete =
    offsets.length >= 8 + chunks * offsetBytes &&
    counts.length >= 8 + runs * 12 &&
    (uniformSize > 0 || sizes.length >= 12 + samples * 4);
  if (!isComplete) return undefined;
  const ranges: Range[] = [];
  let [sample, run] = [0, 0];
  for (let chunk = 0; chunk < chunks && sample < samples; chunk += 1) {
    // A run lasts until the chunk that the next run names, counted from 1.
    while (run + 1 < runs && counts.readUInt32BE(8 + (run + 1) * 12) <= chunk + 1) run += 1;
    const count = runs === 0 ? 0 : Math.min(counts.readUInt32BE(8 + run * 12 + 4), samples - sample);
    const start = hasLongOffsets ? Number(offsets.readBigUInt64BE(8 + chunk * 8)) : offsets.readUInt32BE(8 + chunk * 4);
    let end = start + (uniformSize > 0 ? uniformSize * count : 0);
    if (uniformSize === 0) for (let one = 0; one < count; one += 1) end += sizes.readUInt32BE(12 + (sample + one) * 4);
    sample += count;
    ranges.push({ start, end });
  }
  return ranges;
}
