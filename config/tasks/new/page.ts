import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from '@sinclair/typebox';
import { type Draft, UsageError } from './Draft';
import { type Call, lowerFirst, requireCall, upperFirst } from './names';
import { pageFile, type PageNames, pageTest, storeFile, storeTest, styleFile } from './pageFiles';
import { sampleOf } from './sampleOf';

const languages = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'];
const routesFile = 'src/routes.ts';

/** Path of a route and whether it takes an id. @throws UsageError for no route and for one that has a page */
function requireRouteWithoutPage(draft: Draft, route: string): { file: string; hasId: boolean } {
  const text = draft.read(routesFile);
  const key = `\\n  '?${route.replace('.', '\\.')}'?`;
  const [, file] = new RegExp(`${key}: '([^']+)'`).exec(text) ?? [];
  if (file === undefined) {
    throw new UsageError(`"${route}" is no route: add its name, parameters and path to ${routesFile} first.`);
  }
  if (draft.has(`src/${file}.tsx`)) throw new UsageError(`"${route}" has its page already: src/${file}.tsx.`);
  const [, params = ''] = new RegExp(`${key}: (\\{[^}]*\\}|[^;]*);`).exec(text) ?? [];
  return { file, hasId: /\bid\??: string/.test(params) };
}

/** Finds the function of the client that runs a call. @throws UsageError when there is none that the page can use */
function requireApiFunction(
  draft: Draft,
  { name }: Call,
  topFolder: string
): { import: string; verb: string; takesId: boolean } {
  for (const folder of [`src/${topFolder}/api`, 'src/api']) {
    const files = draft.has(folder) ? readdirSync(path.join(draft.root, folder)) : [];
    for (const file of files.filter((one) => /^\w+\.ts$/.test(one))) {
      const text = draft.read(`${folder}/${file}`);
      const at = text.indexOf(`call('${name}'`);
      if (at < 0) continue;
      const found = [
        ...text.slice(0, at).matchAll(/export (?:const|async function|function) (\w+)(?: = )?\(([^)]*)\)/g)
      ].at(-1);
      const [, verb = '', parameters = ''] = found ?? [];
      if (verb === '' || !/^(\w+: string)?$/.test(parameters)) {
        throw new UsageError(
          `${verb || 'A function'} in ${folder}/${file} takes (${parameters}); the page of this tool loads with an id or with nothing.`
        );
      }
      return { import: `@/${folder.slice(4)}/${file.slice(0, -3)}`, verb, takesId: parameters !== '' };
    }
  }
  throw new UsageError(`No function in src/${topFolder}/api or src/api runs ${name}: npm run new -- call writes it.`);
}

/**
 * The page of a route: loads one call into a Resource and says when. Its title is the name of its component, until it is
 * translated.
 * @throws UsageError for wrong arguments, no route, one that has a page, an unknown call and one whose data cannot be
 * shown
 */
export async function newPage(draft: Draft, [route = '', method, callPath, ...rest]: string[]): Promise<void> {
  const { file, hasId } = requireRouteWithoutPage(draft, route);
  const call = requireCall(method, callPath);
  if (rest.length > 0) throw new UsageError('A page takes a route, a method and a path.');
  const topFolder = file.split('/')[0] ?? '';
  const api = requireApiFunction(draft, call, topFolder);
  if (api.takesId && !hasId)
    throw new UsageError(`${api.verb} takes an id: add "id: string" to '${route}' of RouteParams in ${routesFile}.`);
  const { contract } = (await import(path.join(draft.root, 'types/contract/index.ts'))) as {
    contract: Record<string, { data: TSchema; auth?: string }>;
  };
  const { data, auth } = contract[call.name] ?? {};
  if (!data) throw new UsageError(`${call.name} is not in the contract.`);

  const isFolder = file.endsWith('/index');
  const folder = path.dirname(file);
  const parts = file.split('/');
  const base = parts.at(-1) ?? '';
  const title = upperFirst(
    (isFolder ? (parts.at(-2) ?? '') : base)
      .replace(/^pages(?=[A-Z])/, '')
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  );
  const names: PageNames = {
    ...api,
    route,
    file,
    base,
    call: call.name,
    page: title,
    messages: `${lowerFirst(title)}Messages`,
    isForMembers: auth === 'member'
  };
  // A page that is a file may find a dictionary of its neighbours beside it.
  const isShared = !isFolder && draft.has(`src/${folder}/locale`);
  const localeFolder = isShared ? `src/${file}/locale` : `src/${folder}/locale`;
  const localeImport = isShared ? `./${base}/locale/messages` : './locale/messages';
  draft.create(`src/${file}.tsx`, pageFile(names, localeImport));
  draft.create(`src/${file}.config.ts`, 'export default definePageConfig({});\n');
  draft.create(`src/${file}.module.scss`, styleFile);
  draft.create(`src/${folder}/${title}.store.ts`, storeFile(names));
  // The first alternative of a union is the one that a page shows.
  const [older, newer] = [sampleOf(data, 1), sampleOf(data, 0)];
  if (isDeepStrictEqual(older, newer)) throw new UsageError(`${call.name} has no data that could be shown.`);
  draft.create(`src/${folder}/${title}.store.test.ts`, storeTest(names, older, newer));
  draft.create(`src/${file}.test.tsx`, pageTest(names, newer));
  draft.runAfterwards('config/tasks/dictionaries.mjs');
  for (const language of languages) draft.create(`${localeFolder}/${language}.ts`, dictionary(names, language));
  draft.notes.push(
    `Now: what ${title} shows, in src/${file}.tsx and ${localeFolder}.`,
    `npx jest --silent src/${file}. src/${folder}/${title}.store && npm run dev, then http://localhost:10086/h5/${file}`
  );
}

/** Texts that visitors see on a page for members. */
const loggedOut: Record<string, [title: string, hint: string, action: string]> = {
  'zh-Hans': ['登录后查看', '这里的内容只有你自己能看到', '去登录'],
  'zh-Hant': ['登入後查看', '這裡的內容只有你自己能看到', '去登入'],
  en: ['Log in to see this page', 'Only you can see its content', 'Log in'],
  fr: ['Connectez-vous pour voir cette page', 'Vous seul pouvez en voir le contenu', 'Se connecter'],
  es: ['Inicie sesión para ver esta página', 'Solo usted puede ver su contenido', 'Iniciar sesión']
};

const updated: Record<string, string> = {
  'zh-Hans': '更新于',
  'zh-Hant': '更新於',
  en: 'Updated at',
  fr: 'Mis à jour à',
  es: 'Actualizado a las'
};

function dictionary({ page, route, isForMembers }: PageNames, language: string): string {
  const isChinese = language === 'zh-Hans';
  const time = isChinese ? 'time: string' : 'time';
  const body = `{
  title: '${page}',
  ${isForMembers ? loggedOutTexts(language) : ''}updated: (${time}) => \`${updated[language]} \${time}\`
};`;
  return isChinese
    ? `const messages = ${body}\n\n/** Messages of the page ${route}. */\nexport type ${page}Messages = typeof messages;\nexport default messages;\n`
    : `import type { ${page}Messages } from './zh-Hans';\n\nconst messages: ${page}Messages = ${body}\n\nexport default messages;\n`;
}

function loggedOutTexts(language: string): string {
  const [title, hint, action] = loggedOut[language] ?? [];
  return `loggedOut: '${title}',\n  loggedOutHint: '${hint}',\n  logIn: '${action}',\n  `;
}
