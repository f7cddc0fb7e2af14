/** Result of the measurement of one page in one variant, such as an appearance, a language or the mini-program. */
export interface MatrixCell {
  /** Path of the page, without query. */
  route: string;
  variant: string;
  pass: boolean;
  faults: string[];
}

/** Appearances and the mini-program, in the order of the columns. */
export const REQUIRED_VARIANTS = ['light', 'dark', 'elder', '200 %', 'weapp'];

/** The languages on both platforms. */
export const LANGUAGE_VARIANTS = ['h5', 'weapp'].flatMap((platform) =>
  ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'].map((language) => `${platform}-${language}`)
);

export interface MatrixTable {
  lines: string[];
  /** Failed and missing cells, as sentences. */
  problems: string[];
}

/**
 * Returns the table of route and variant with its problems. Further variants have columns too, and are complete or a
 * problem like the required ones.
 * @param required variants that have to be there
 */
export function matrixTable(
  cells: readonly MatrixCell[],
  routes: readonly string[],
  required: readonly string[] = REQUIRED_VARIANTS
): MatrixTable {
  const further = [...new Set(cells.map(({ variant }) => variant))].filter((variant) => !required.includes(variant));
  const variants = [...required, ...further.sort()];
  const found = new Map<string, MatrixCell[]>();
  for (const cell of cells) {
    const key = `${cell.route} ${cell.variant}`;
    found.set(key, [...(found.get(key) ?? []), cell]);
  }
  const problems: string[] = [];
  const passed = new Map(variants.map((variant) => [variant, 0]));

  const markOf = (route: string, variant: string): string => {
    const measured = found.get(`${route} ${variant}`);
    if (measured === undefined) {
      problems.push(`${route} was not measured: ${variant}`);
      return '?';
    }
    const faults = measured.flatMap((cell) => cell.faults).slice(0, 3);
    if (measured.some(({ pass }) => !pass)) {
      problems.push(`${route} failed: ${variant}: ${faults.join('; ')}`);
      return '✗';
    }
    passed.set(variant, (passed.get(variant) ?? 0) + 1);
    return '✓';
  };

  const width = Math.max(...routes.map((route) => route.length)) + 2;
  const row = (name: string, texts: string[]) =>
    name.padEnd(width) + texts.map((text, index) => text.padEnd((variants[index] ?? '').length + 2)).join('');
  const body = routes.map((route) =>
    row(
      route,
      variants.map((variant) => markOf(route, variant))
    ).trimEnd()
  );
  const counts = variants.map((variant) => String(passed.get(variant)));
  return {
    lines: [row('', variants).trimEnd(), ...body, row(`passed, of ${routes.length}`, counts).trimEnd()],
    problems
  };
}
