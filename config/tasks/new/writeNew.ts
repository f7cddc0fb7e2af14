import { newCall } from './call';
import { Draft, UsageError } from './Draft';
import { newMigration } from './migration';
import { newModule } from './module';
import { newPage } from './page';

interface Kind {
  usage: string;
  example: string;
  /** @throws UsageError for wrong arguments and for something that exists */
  write(draft: Draft, args: string[]): void | Promise<void>;
}

const kinds: Record<string, Kind> = {
  page: {
    usage: 'page <planned route> <METHOD> <path of the call that it loads>',
    example: 'page exhibit.map GET /api/front/expo/detail',
    write: newPage
  },
  call: {
    usage: 'call <noun> <METHOD> <path> [public]',
    example: 'call report GET /api/front/report/detail',
    write: newCall
  },
  module: {
    usage: 'module <noun> <kernel|catalogue|trade|content|lifecycle>',
    example: 'module booth content',
    write: newModule
  },
  migration: {
    usage: 'migration <table> <column>',
    example: 'migration user_account nick_name_en',
    write: newMigration
  }
};

const usage = () =>
  Object.values(kinds)
    .map((kind) => `  npm run new -- ${kind.usage}\n      ${kind.example}`)
    .join('\n');

/**
 * Writes the skeleton of a thing, joined to everything that must know it; all of it or nothing. format.mjs formats it.
 * @param root folder of the repository
 * @param args kind of thing and what it needs
 * @returns the written files and what is left to do
 * @throws UsageError for wrong arguments and for something that exists
 */
export async function writeNew(
  root: string,
  [name = '', ...args]: string[]
): Promise<{ files: string[]; notes: string[] }> {
  const kind = new Map(Object.entries(kinds)).get(name);
  if (!kind) throw new UsageError(`${name === '' ? 'Name what to write.' : `There is no kind "${name}".`}\n${usage()}`);
  const draft = new Draft(root);
  await kind.write(draft, args);
  return { files: draft.write(), notes: draft.notes };
}
