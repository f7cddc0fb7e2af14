import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTestFiles } from './testProcesses';

const repository = path.resolve(__dirname, '../..');

describe('runTestFiles', () => {
  let folder: string;
  let printed: string;

  beforeEach(() => {
    jest.useRealTimers();
    folder = mkdtempSync(path.join(tmpdir(), 'test-files-'));
    printed = '';
    const print = (text: unknown) => {
      printed += String(text);
      return true;
    };
    jest.spyOn(process.stdout, 'write').mockImplementation(print);
    jest.spyOn(console, 'error').mockImplementation(print);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  function run(files: Record<string, string>, options: { processes?: number; endsWithinMs?: number } = {}) {
    const paths = Object.entries(files).map(([name, code]) => {
      const file = path.join(folder, name);
      writeFileSync(file, `import { after, describe, test } from 'node:test';\n${code}`);
      return file;
    });
    return runTestFiles(paths, { processes: 2, repository, cwd: repository, ...options });
  }

  it('ends a file that never does, counts a failure and prints what it has run', async () => {
    const counts = await run(
      {
        'waits.test.ts': `
          test('ends', () => {});
          test('never ends', () => new Promise(() => setInterval(() => {}, 1000)));`,
        'passes.test.ts': `test('passes', () => {});`
      },
      { endsWithinMs: 5000 }
    );

    expect(counts.failed).toBe(1);
    expect(printed).toContain('✔ passes');
    expect(printed).toContain('✔ ends');
    expect(printed).toMatch(/did not end within 5 s: .*waits\.test\.ts/);
  });

  it('counts a hook that fails as a failure, and runs the other files', async () => {
    const counts = await run({
      'hook.test.ts': `
        describe('a subject', () => {
          after(() => { throw new Error('cannot close'); });
          test('passes', () => {});
        });`,
      'passes.test.ts': `test('passes', () => {});`
    });

    expect(counts.failed).toBe(1);
    expect(counts.passed).toBeGreaterThanOrEqual(1);
  });

  it('runs all files in one process, also after one that ends it, and counts their tests alone', async () => {
    const counts = await run(
      {
        'ends.test.ts': `
          // Longer than the others, so that it is the first.
          test('ends the process', () => process.exit(3));`,
        'one.test.ts': `test('passes with process ' + process.pid, () => {});`,
        'two.test.ts': `test('passes with process ' + process.pid, () => {});`
      },
      { processes: 1 }
    );

    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(new Set(printed.match(/passes with process \d+/g)).size).toBe(1);
  });
});
