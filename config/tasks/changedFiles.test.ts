import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs a function of changedFiles.mjs in Node.js itself, because Jest does not load ES modules of the tasks. */
function runTask(name: string, values: string[]): unknown {
  const module = path.join(__dirname, 'changedFiles.mjs');
  const code = `import { ${name} } from ${JSON.stringify(`file://${module}`)};
    console.log(JSON.stringify(${name}(${JSON.stringify(values)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

describe('server tests of changed files', () => {
  it('are those of the module, of the folder, and of the module of a contract', () => {
    expect(
      runTask('serverTestFilters', [
        'server/src/modules/quotation/acceptance.service.ts',
        'server/src/modules/quotation/quotation.test.ts',
        'server/src/jobs/jobQueue.ts',
        'server/seed/news.ts',
        'types/contract/supply.ts'
      ])
    ).toEqual(['src/modules/quotation/', 'src/jobs/', 'src/modules/supply/']);
  });

  it('are none for files of the client and for contracts without a module', () => {
    expect(runTask('serverTestFilters', ['src/app.tsx', 'types/contract/common.ts', 'README.md'])).toEqual([]);
  });
});

describe('component tests of changed files', () => {
  it('are those of the page, although they import nothing of it', () => {
    const tests = runTask('pageTests', ['src/pagesMarket/marketInfo/components/Missing.tsx']) as string[];
    expect(tests).toContain('src/pagesMarket/marketInfo/index.test.tsx');
    expect(tests.every((file) => file.startsWith('src/pagesMarket/marketInfo/'))).toBe(true);
  });

  it('are found from a dictionary of the page, and none for shared code', () => {
    expect(runTask('pageTests', ['src/pagesAuth/about/locale/en.ts'])).toContain('src/pagesAuth/about/about.test.tsx');
    expect(runTask('pageTests', ['src/ui/Button.tsx', 'server/src/app.ts'])).toEqual([]);
  });

  it('are those of other pages that quote a text which is gone', () => {
    expect(runTask('testsQuoting', ['意见反馈'])).toContain('src/pagesAuth/about/about.test.tsx');
    expect(runTask('testsQuoting', [])).toEqual([]);
  });
});
