import { addImport, addImportedName, type Draft, UsageError } from './Draft';
import { requireCall, requireNoun, upperFirst } from './names';

/** Adds `import { Id } …` and the entry of the call to the contract of a noun. */
function addToContract(text: string, noun: string, entry: string): string {
  const opening = `export const ${noun}Calls = {`;
  const start = text.indexOf(opening);
  const end = text.indexOf('\n} as const;', start);
  if (start < 0 || end < 0) throw new UsageError(`types/contract/${noun}.ts has no "${opening} … } as const".`);
  const body = text.slice(0, end).replace(/,$/, '');
  return addImportedName(`${body},${entry}${text.slice(end)}`, 'Id', './common');
}

/** Folders of the client that may hold the function of a call: the common one and those of the subpackages. */
const clientFolders = ['pagesAuth', 'pagesMarket', 'pagesNews', 'pagesSearch', 'pagesTransaction'].map(
  (name) => `src/${name}/api`
);

/**
 * A call of an existing module: contract, handler, service, function of the client, and a test of the server and of the
 * client. It takes an id and answers it, which is where the work begins.
 * @throws UsageError for wrong arguments, a missing module and a call that exists
 */
export function newCall(draft: Draft, [nounArgument, methodArgument, pathArgument, access, ...rest]: string[]): void {
  const noun = requireNoun(nounArgument);
  const { name, method, action } = requireCall(methodArgument, pathArgument);
  if ((access !== undefined && access !== 'public') || rest.length > 0)
    throw new UsageError('After the path comes only "public", for a call that needs no login.');
  const isPublic = access === 'public';
  const folder = `server/src/modules/${noun}`;
  const [contractFile, routesFile] = [`types/contract/${noun}.ts`, `${folder}/${noun}.routes.ts`];
  for (const file of [contractFile, routesFile])
    if (!draft.has(file))
      throw new UsageError(
        `${file} is missing: write the module first (npm run new -- module); a module that is called otherwise than its contract takes its call by hand.`
      );
  if (draft.read(contractFile).includes(`'${name}'`)) throw new UsageError(`${name} is in ${contractFile} already.`);

  const verb = method === 'GET' ? `get${upperFirst(noun)}${upperFirst(action)}` : `${action}${upperFirst(noun)}`;
  const data = `${upperFirst(noun)}${upperFirst(action)}`;
  const auth = isPublic ? '' : `, auth: 'member'`;
  draft.edit(contractFile, (text) =>
    addToContract(
      text,
      noun,
      `
  /** Returns the id. Error: VALIDATION. */
  '${name}': {
    input: Type.Object({ id: Id }, { additionalProperties: false }),
    data: Type.Object({ id: Id })${auth}
  }`
    )
  );

  const service = `${folder}/${noun}.service.ts`;
  const signature = `export function ${verb}(id: string): ${data} {\n  return { id };\n}\n`;
  const types = `import type { CallData } from '@contract';`;
  const type = `type ${data} = CallData<'${name}'>;`;
  const work = `${type}\n\n/** Returns the id. */\n${signature}`;
  if (draft.has(service)) {
    if (draft.read(service).includes(`function ${verb}(`)) throw new UsageError(`${service} has a ${verb} already.`);
    draft.edit(service, (text) => `${text.includes(types) ? text : addImport(text, types)}\n${work}`);
  } else draft.create(service, `${types}\n\n${work}`);

  draft.edit(routesFile, (text) => {
    const end = text.lastIndexOf('\n}');
    const handler = `\n\n  handle(app, '${name}', ({ input }) => ${verb}(input.id));`;
    return addImportedName(`${text.slice(0, end)}${handler}${text.slice(end)}`, verb, `./${noun}.service`);
  });
  draft.create(`${folder}/${noun}.${action}.test.ts`, serverTest(name, isPublic));

  const clientFolder = clientFolders.find((one) => draft.has(`${one}/${noun}.ts`)) ?? 'src/api';
  const clientFile = `${clientFolder}/${noun}.ts`;
  const clientFunction = `/** Returns the id. */\nexport const ${verb} = (id: string) => call('${name}', { id });\n`;
  if (draft.has(clientFile)) draft.edit(clientFile, (text) => `${text}\n${clientFunction}`);
  else draft.create(clientFile, `import { call } from '@/request/call';\n\n${clientFunction}`);
  draft.create(`${clientFolder}/${noun}.${action}.test.ts`, clientTest(name, verb, noun));

  draft.notes.push(
    `Now: fields of ${name} in ${contractFile}, its errors in ${folder}/${noun}.${action}.test.ts, its work in ${verb}().`,
    `npm run test:server -- ${noun}.${action} && npx jest --silent ${noun}.${action}`
  );
}

const serverTest = (name: string, isPublic: boolean) => `import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
${isPublic ? '' : `import { logIn } from '../../testing/logIn';\n`}import { testApp, type TestApp } from '../../testing/testApp';

const call = '${name}';

describe('${name}', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  ${
    isPublic
      ? ''
      : `it('rejects visitors', async () => {
    assert.equal((await server.api.expectError(call, { id: 'a1' })).error, 'UNAUTHORIZED');
  });

  `
  }it('rejects an id that is missing, empty or too long, and unknown fields', async () => {
    ${isPublic ? '' : 'const token = await logIn(server);\n    '}for (const input of [{}, { id: '' }, { id: 'x'.repeat(65) }, { id: 'a1', more: true }]) {
      const { error } = await server.api.expectError(call, input${isPublic ? '' : ', { token }'});
      assert.equal(error, 'VALIDATION', JSON.stringify(input));
    }
  });

  it('returns the id', async () => {
    ${isPublic ? '' : 'const token = await logIn(server);\n    '}assert.deepEqual(await server.api.call(call, { id: 'a1' }${isPublic ? '' : ', { token }'}), { id: 'a1' });
  });
});
`;

const clientTest = (
  name: string,
  verb: string,
  noun: string
) => `import { fakeApi, FakeError } from '@/testing/fakeApi';
import { TestSession } from '@/testing/testSession';
import { ${verb} } from './${noun}';

beforeEach(() => {
  new TestSession();
});

describe('${verb}', () => {
  it('rejects with the error of the server', async () => {
    fakeApi({
      '${name}': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    await expect(${verb}('a1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('sends the id and returns the data', async () => {
    const api = fakeApi({ '${name}': ({ id }) => ({ id }) });
    await expect(${verb}('a1')).resolves.toEqual({ id: 'a1' });
    expect(api.calls.at(-1)).toMatchObject({ name: '${name}', input: { id: 'a1' } });
  });
});
`;
