import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs the function in Node.js itself, because Jest does not load ES modules of the tasks. */
function serverTestFilters(files: string[]): unknown {
  const module = path.join(__dirname, 'changedFiles.mjs');
  const code = `import { serverTestFilters } from ${JSON.stringify(`file://${module}`)};
    console.log(JSON.stringify(serverTestFilters(${JSON.stringify(files)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

describe('server tests of changed files', () => {
  it('are those of the module, of the folder, and of the module of a contract', () => {
    expect(
      serverTestFilters([
        'server/src/modules/quotation/acceptance.service.ts',
        'server/src/modules/quotation/quotation.test.ts',
        'server/src/jobs/jobQueue.ts',
        'server/seed/news.ts',
        'types/contract/supply.ts'
      ])
    ).toEqual(['src/modules/quotation/', 'src/jobs/', 'src/modules/supply/']);
  });

  it('are none for files of the client and for contracts without a module', () => {
    expect(serverTestFilters(['src/app.tsx', 'types/contract/common.ts', 'README.md'])).toEqual([]);
  });
});
