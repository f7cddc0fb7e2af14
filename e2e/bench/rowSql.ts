/** SQL of the present time, epoch ms. */
export const NOW_MS = `(extract(epoch from now()) * 1000)::int8`;

/** Returns SQL of a pseudo-random number per row, at least 0 and below `sides`, the same every time. */
export const random = (salt: string, sides: number | string) => `(abs(hashtext(n || '${salt}')::int8) % ${sides})`;

/** Returns SQL of a pseudo-random one of the values per row. */
export const pick = (salt: string, values: readonly string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(',')}])[1 + ${random(salt, values.length)}]`;
