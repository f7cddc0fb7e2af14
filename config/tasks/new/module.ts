import { addImport, addToList, type Draft, UsageError } from './Draft';
import { addMigration } from './migration';
import {
  contractFile,
  personalFile,
  presenterFile,
  readmeFile,
  repositoryFile,
  routesFile,
  serviceFile,
  tablesFile,
  testFile
} from './moduleFiles';
import { requireNoun, toSnakeCase, upperFirst } from './names';

/**
 * A module of the server: things with a title that members create and list, in a table of its own, with export and
 * erasure. Listed wherever the server must know it.
 * @throws UsageError for wrong arguments, an unknown layer and a module that exists
 */
export function newModule(draft: Draft, [nounArgument, layer = '', ...rest]: string[]): void {
  const noun = requireNoun(nounArgument);
  if (rest.length > 0) throw new UsageError('A module takes a noun and a layer.');
  const layers = JSON.parse(draft.read('config/serverLayers.json')) as Record<string, Record<string, string[]>>;
  const modules = layers[layer];
  if (!modules) throw new UsageError(`"${layer}" is no layer: ${Object.keys(layers).join(', ')}.`);
  if (!Object.keys(layers).slice(Object.keys(layers).indexOf('catalogue')).includes(layer))
    throw new UsageError('Modules of the layer kernel know no members; write such a one by hand.');
  if (Object.values(layers).some((one) => noun in one)) throw new UsageError(`There is a module ${noun} already.`);

  modules[noun] = [];
  draft.edit('config/serverLayers.json', () => JSON.stringify(layers, null, 2));
  const [Noun, table, folder] = [upperFirst(noun), toSnakeCase(noun), `server/src/modules/${noun}`];
  draft.create(`types/contract/${noun}.ts`, contractFile(noun));
  draft.create(`${folder}/README.md`, readmeFile(noun));
  draft.create(`${folder}/${noun}.personal.ts`, personalFile(noun));
  draft.create(`${folder}/${noun}.presenter.ts`, presenterFile(noun));
  draft.create(`${folder}/${noun}.repository.ts`, repositoryFile(noun));
  draft.create(`${folder}/${noun}.routes.ts`, routesFile(noun));
  draft.create(`${folder}/${noun}.service.ts`, serviceFile(noun));
  draft.create(`${folder}/${noun}.tables.ts`, tablesFile(noun));
  draft.create(`${folder}/${noun}.test.ts`, testFile(noun));
  const migration = addMigration(draft, table, migrationFile(noun));

  draft.edit('types/contract/index.ts', (text) =>
    addImport(
      addToList(text, 'export const contract = {', '\n} as const;', `...${noun}Calls`),
      `import { ${noun}Calls } from './${noun}';`
    )
  );
  draft.edit('server/src/modules.ts', (text) =>
    [
      `import { ${noun}Routes } from './modules/${noun}/${noun}.routes';`,
      `import { ${noun}PersonalData } from './modules/${noun}/${noun}.personal';`
    ]
      .reduce(addImport, addToList(text, 'export const modules: Module[] = [', '\n];', `${noun}Routes`))
      // Erased first: nothing can name it yet.
      .replace(/(personalData: readonly PersonalData\[\] = \[)/, `$1\n  ${noun}PersonalData,`)
  );
  draft.edit('server/src/database/schema.ts', (text) =>
    addImport(
      addToList(text, '  extends', ' {}', `${Noun}Tables`),
      `import type { ${Noun}Tables } from '../modules/${noun}/${noun}.tables';`
    )
  );
  draft.edit('server/src/testing/personalDataFixtures.ts', (text) =>
    text.replace(
      '\n\n  for (const column of personalColumns)',
      `\n  await insertRow('${table}', {
    id: 'trace-${noun}',
    user_id,
    request_id: 'trace',
    title: 'Trace of ${noun}',
    created_at_ms: nowMs + 20
  });$&`
    )
  );
  draft.notes.push(
    `Now: columns in ${folder}/${noun}.tables.ts and ${migration}.ts, fields in types/contract/${noun}.ts, README.md.`,
    `npm run test:server -- modules/${noun}/ account/ && npm run modules`
  );
}

const migrationFile = (noun: string) => {
  const table = toSnakeCase(noun);
  return `import type { Db } from '../schema';

/** The table of the module ${noun}. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('${table}')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('${table}_request', ['user_id', 'request_id'])
    .execute();
  await db.schema
    .createIndex('${table}_by_user')
    .on('${table}')
    .columns(['user_id', 'created_at_ms', 'id'])
    .execute();
}
`;
};
