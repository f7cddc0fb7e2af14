import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTestShares } from './testProcesses';

const repository = path.resolve(__dirname, '../..');

describe('runTestShares', () => {
  let folder: string;
  let printed: string;

  beforeEach(() => {
    jest.useRealTimers();
    folder = mkdtempSync(path.join(tmpdir(), 'test-shares-'));
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

  function run(files: Record<string, string>, endsWithinMs?: number) {
    const paths = Object.entries(files).map(([name, code]) => {
      const file = path.join(folder, name);
      writeFileSync(file, `import { after, describe, test } from 'node:test';\n${code}`);
      return file;
    });
    return runTestShares(paths, { processes: 2, filesPerProcess: 1, repository, cwd: repository, endsWithinMs });
  }

  it('ends a share that never does, counts a failure and prints what it has run', async () => {
    const counts = await run(
      {
        'waits.test.ts': `
          test('ends', () => {});
          test('never ends', () => new Promise(() => setInterval(() => {}, 1000)));`,
        'passes.test.ts': `test('passes', () => {});`
      },
      5000
    );

    expect(counts.failed).toBe(1);
    expect(printed).toContain('✔ passes');
    expect(printed).toContain('✔ ends');
    expect(printed).toMatch(/did not end within 5 s: .*waits\.test\.ts/);
  });

  it('counts a hook that fails as a failure, and runs the other shares', async () => {
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
});
