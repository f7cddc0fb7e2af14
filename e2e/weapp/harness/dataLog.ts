/** Prints a line for each setData when HARNESS_LOG is `data`: page, bytes, paths, and the largest fields. */
export function logData(page: string, data: unknown, bytes: number): void {
  if (process.env.HARNESS_LOG !== 'data') return;
  const paths = Object.keys(data as object)
    .slice(0, 4)
    .join(' ');
  const heaviest = [...bytesByField(data)].sort(([, one], [, other]) => other - one).slice(0, 6);
  const fields = heaviest.map(([field, weight]) => `${field} ${weight}`).join(', ');
  console.log(`[data] ${page}: ${bytes} B to ${paths}; by field: ${fields}`);
}

/** Sums the bytes of texts by field name, at any depth. */
function bytesByField(data: unknown, weights = new Map<string, number>(), field = ''): Map<string, number> {
  if (typeof data === 'string') weights.set(field, (weights.get(field) ?? 0) + Buffer.byteLength(data));
  if (typeof data === 'object' && data !== null) {
    const isList = Array.isArray(data);
    for (const [name, value] of Object.entries(data)) bytesByField(value, weights, isList ? field : name);
  }
  return weights;
}
