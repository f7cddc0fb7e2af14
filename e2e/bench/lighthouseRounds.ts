import { type LighthouseResult, runLighthouse } from './lighthouse';

/** A busy machine ends a trace now and then; one that never comes is a fault. */
const TRIES = 3;

/** Numbers of a page in all rounds. */
export interface Visits {
  results: LighthouseResult[];
  /** Traces that were repeated. */
  repeated: number;
}

/** Returns the results of each address. Each round visits all of them, so that a slow minute slows all alike. */
export async function visitInRounds(
  addresses: ReadonlyMap<string, string>,
  rounds: number
): Promise<Map<string, Visits>> {
  const visits = new Map<string, Visits>([...addresses.keys()].map((name) => [name, { results: [], repeated: 0 }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of addresses) await visit(name, url, visits);
  }
  return visits;
}

async function visit(name: string, url: string, visits: Map<string, Visits>): Promise<void> {
  const page = visits.get(name);
  for (let attempt = 1; page && attempt <= TRIES; attempt += 1) {
    try {
      page.results.push(await runLighthouse(url));
      return;
    } catch (error) {
      if (attempt === TRIES) throw error;
      page.repeated += 1;
      console.log(`  ${name}: repeated, ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
}

const columns = [
  ['score', 'performance'],
  ['FCP ms', 'firstPaint'],
  ['LCP ms', 'largestPaint'],
  ['TBT ms', 'blocking'],
  ['CLS', 'layoutShift'],
  ['kB', 'kiloBytes']
] as const satisfies [string, keyof LighthouseResult][];

/** Returns the value in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints a row for each page: the median of its rounds, with the least and the most. */
export function printVisits(visits: ReadonlyMap<string, Visits>): void {
  const widths = [14, ...columns.map(() => 18)];
  const row = (cells: string[]) => console.log(`  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('')}`);
  row(['', ...columns.map(([title]) => title)]);
  for (const [name, { results }] of visits) {
    const cells = columns.map(([, key]) => {
      const values = results.map((result) => result[key]);
      return `${medianOf(values)} (${Math.min(...values)}–${Math.max(...values)})`;
    });
    row([name, ...cells]);
  }
}
