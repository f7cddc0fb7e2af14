import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MatrixCell } from '../config/tasks/matrixTable';

/** Folder of the results; `config/tasks/printMatrix.ts` reads it. */
const folder = path.resolve(__dirname, '../test-results/matrix');

/**
 * Results of a test that measures every page: a cell for each route and variant. `npm run matrix` prints those of all
 * tests as one table.
 */
export class Matrix {
  private readonly cells: MatrixCell[] = [];

  /** @param name of the file, unique among the tests that measure */
  constructor(private readonly name: string) {}

  /** Adds a cell. `page`: a path, with or without query. */
  add(page: string, variant: string, faults: string[]): void {
    const [route = page] = page.split('?');
    this.cells.push({ route, variant, pass: faults.length === 0, faults });
  }

  /** Runs the test of one page and adds its result, which it passes on. */
  async record(page: string, variant: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.add(page, variant, [error instanceof Error ? error.message : String(error)]);
      throw error;
    }
    this.add(page, variant, []);
  }

  /** Writes the file of this test, in place of the one of its last run. */
  write(): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${this.name}.json`), `${JSON.stringify(this.cells, null, 1)}\n`);
  }

  /** The faults of all cells, as lines that name page and variant. */
  get faults(): string[] {
    return this.cells.flatMap(({ route, variant, faults }) => faults.map((fault) => `${route}, ${variant}: ${fault}`));
  }
}
