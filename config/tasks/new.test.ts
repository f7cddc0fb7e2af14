import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeNew } from './new/writeNew';

const execute = promisify(execFile);

const root = path.resolve(__dirname, '../..');
const copied = ['src', 'types', 'config', 'server/src', 'server/seed', 'server/build', 'server/tsconfig.json'];
let copy: string;
let written: string[];
/** Findings of ESLint in the written files. */
let findings: string;

/** Tests are half of the files and know nothing of what is written. */
const isNeeded = (file: string) => !/\.test\.tsx?$/.test(file);

/** Every route of the product has its page: adds three more, two of which are written. */
function addRoutes(): void {
  const file = path.join(copy, 'src/routes.ts');
  const text = readFileSync(file, 'utf8')
    .replace(
      'export interface RouteParams {',
      "$&\n  sampleNote: { id: string };\n  'main.sample': Record<never, never>;\n  later: Record<never, never>;"
    )
    .replace(
      "  home: 'pages/index/index',",
      "$&\n  sampleNote: 'pages/sampleNote/index',\n  'main.sample': 'pages/sample/Sample',\n  later: 'pages/later/index',"
    );
  writeFileSync(file, text);
}

const writeInCopy = (args: string) => writeNew(copy, args.split(' '));

beforeAll(async () => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-new-'));
  for (const name of [...copied, 'package.json', 'tsconfig.json', '.prettierignore'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: isNeeded });
  addRoutes();
  for (const name of ['node_modules', 'server/node_modules'])
    if (existsSync(path.join(root, name))) symlinkSync(path.join(root, name), path.join(copy, name));
  written = [];
  for (const args of [
    'module sampleNote content',
    'call sampleNote GET /api/front/sampleNote/detail',
    'call sampleNote POST /api/front/sampleNote/look-up public',
    'page sampleNote GET /api/front/sampleNote/detail',
    'page main.sample POST /api/front/spiceExpo/getNowSpiceExpo',
    'migration user_account sample'
  ])
    written.push(...(await writeInCopy(args)).files);
  findings = await check(path.join(copy, 'config/tasks/new/format.mjs'), ...new Set(written));
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs the program of a package in the copy. @returns what it printed, with "failed" when it failed */
async function check(program: string, ...args: string[]): Promise<string> {
  const command = [path.resolve(root, 'node_modules', program), ...args];
  try {
    // Without the errors' stream: the native compiler says there at times that it was closed.
    return (await execute(process.execPath, command, { cwd: copy })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr} failed`;
  }
}

const listFiles = (folder: string) => readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' });

describe('npm run new', () => {
  it('rejects wrong arguments with a sentence and writes nothing', async () => {
    const before = listFiles('.').filter((file) => !file.startsWith('node_modules'));
    const cases: [args: string, sentence: RegExp][] = [
      ['store', /^There is no kind "store"\.\n {2}npm run new -- page /],
      ['module Notes content', /^"Notes" is no noun in camelCase/],
      ['module note shop', /^"shop" is no layer: kernel, catalogue, trade, expo, content, lifecycle\./],
      ['module news content', /^There is a module news already\./],
      ['call nothing GET /api/front/nothing/list', /is missing: write the module first/],
      ['call report FETCH /api/front/report/list', /^"FETCH" is no method/],
      ['call report GET front/report', /^"front\/report" is no path/],
      ['call report POST /api/front/report/create', /is in types\/contract\/report\.ts already\./],
      [
        'page nowhere GET /api/front/home/feed',
        /^"nowhere" is no route: add its name, parameters and path to src\/routes/
      ],
      ['page home GET /api/front/home/feed', /^"home" has its page already: src\/pages\/index\/index\.tsx\./],
      ['page later GET /api/front/nothing/list', /^No function .* runs GET \/api\/front\/nothing\/list/],
      ['page later GET /api/front/sampleNote/detail', /takes an id: add "id: string" to 'later'/],
      ['migration no_such_table note', /^No module has a table "no_such_table"/],
      ['migration user_account', /^"" is no name of a table and its column\./]
    ];
    for (const [args, sentence] of cases) await expect(writeInCopy(args)).rejects.toThrow(sentence);
    expect(listFiles('.').filter((file) => !file.startsWith('node_modules'))).toEqual(before);
  });

  it('writes nothing when one of the files exists', async () => {
    const contract = readFileSync(path.join(copy, 'types/contract/report.ts'), 'utf8');
    writeFileSync(path.join(copy, 'server/src/modules/report/report.detail.test.ts'), '// mine\n');
    const writing = writeInCopy('call report GET /api/front/report/detail');
    await expect(writing).rejects.toThrow('report.detail.test.ts exists already');
    expect(readFileSync(path.join(copy, 'types/contract/report.ts'), 'utf8')).toBe(contract);
    rmSync(path.join(copy, 'server/src/modules/report/report.detail.test.ts'));
  });

  it('lists the languages of a new page, and names a list that is stale', async () => {
    const task = path.join(copy, 'config/tasks/dictionaries.mjs');
    expect(await check(task, '--check')).toMatch(/^dictionaries: \d+ listed\n$/);
    const file = 'src/pages/sampleNote/locale/messages.ts';
    writeFileSync(path.join(copy, file), '');
    expect(await check(task, '--check')).toBe(`${file} is stale: run \`npm run dictionaries\`\n failed`);
    await check(task);
    expect(readFileSync(path.join(copy, file), 'utf8')).toContain(
      'export const sampleNoteMessages = defineMessages(chinese, {'
    );
  });

  it('writes files that compile', async () => {
    const sources = [...new Set(written)].filter((file) => /\.tsx?$/.test(file));
    const compile = (project: string, isInServer: boolean) => {
      const files = sources.filter((file) => file.startsWith('server/') === isInServer);
      return check(path.join(copy, 'config/tasks/new/typeErrors.mjs'), project, ...files);
    };
    expect(await Promise.all([compile('tsconfig.json', false), compile('server/tsconfig.json', true)])).toEqual([
      '',
      ''
    ]);
  }, 300_000);

  it('writes files that pass the linters, the formatter and the import directions', async () => {
    const sources = written.filter((file) => /\.tsx?$/.test(file));
    for (const file of sources) expect(readFileSync(path.join(copy, file), 'utf8')).not.toMatch(/^import .*,\S/m);
    const oxlint = readFileSync(path.join(copy, 'config/oxlint.json'), 'utf8').replace(
      '"typeAware": true',
      '"typeAware": false'
    );
    writeFileSync(path.join(copy, 'config/oxlint.json'), oxlint);
    const isWritten = `^(?!(${written.map((file) => file.replace(/\./g, '\\.')).join('|')})$)`;
    const [found, ...others] = await Promise.all([
      check('oxlint/bin/oxlint', '-c', 'config/oxlint.json', ...sources),
      check(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        'config/boundaries.cjs',
        ...['--do-not-follow', isWritten],
        ...sources
      ),
      check(path.join(copy, 'config/tasks/serverModules.mjs'))
    ]);
    expect(found).toContain('Found 0 warnings and 0 errors');
    expect(findings).toBe('');
    expect(others).toEqual([
      expect.stringContaining('no dependency violations found'),
      expect.stringContaining('circles: 0')
    ]);
  }, 300_000);
});
