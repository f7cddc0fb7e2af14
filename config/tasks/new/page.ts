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

/** Path of a planned route and whether it takes an id. @throws UsageError for a route that is not planned */
function requirePlannedRoute(draft: Draft, route: string): { file: string; hasId: boolean } {
  const text = draft.read(routesFile);
  const [, planned = ''] = /plannedRoutes = \[([^\]]*)\]/.exec(text) ?? [];
  const names = [...planned.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  if (!names.includes(route)) {
    throw new UsageError(
      `"${route}" is no planned route: ${names.join(', ')}. For another page add name, parameters and path to ${routesFile}, and the name to plannedRoutes.`
    );
  }
  const key = `\\n  '?${route.replace('.', '\\.')}'?`;
  const [, file = ''] = new RegExp(`${key}: '([^']+)'`).exec(text) ?? [];
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
 * Takes the titles of the page in five languages out of the texts of planned pages. A page that the specification lacks
 * has none: it is called by the name of its component, until it is translated.
 */
function takeTitles(draft: Draft, route: string, component: string): string[] {
  const entry = new RegExp(`\\n    '?${route.replace('.', '\\.')}'?:\\s+((?!\\()[^\\n]*?),?(?=\\n)`, 'g');
  return languages.map((language) => {
    const file = `src/pagesNotFound/locale/${language}.ts`;
    const [name, text] = [...draft.read(file).matchAll(entry)];
    if (!name || !text) return `'${component}'`;
    draft.edit(file, (all) => all.replace(entry, '').replace(/,(\n  \})/g, '$1'));
    return name[1] ?? '';
  });
}

/** Returns the files of the placeholder page that treat a planned route in a way of its own. */
function placeholdersOf(draft: Draft, route: string): string[] {
  const folder = 'src/pagesNotFound';
  const name = route.replace('.', '\\.');
  const mention = new RegExp(`(== |\\[)'${name}'|\\n +'?${name}'?: `);
  return readdirSync(path.join(draft.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('locale'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => mention.test(draft.read(file)))
    .sort();
}

/**
 * A planned page that is built: loads one call into a Resource and says when. Takes the route out of plannedRoutes,
 * which registers the page.
 * @throws UsageError for wrong arguments, a route that is not planned, an unknown call and one whose data cannot be
 * shown
 */
export async function newPage(draft: Draft, [route = '', method, callPath, ...rest]: string[]): Promise<void> {
  const { file, hasId } = requirePlannedRoute(draft, route);
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
  const titles = takeTitles(draft, route, title);
  draft.create(`src/${file}.tsx`, pageFile(names, localeImport));
  draft.create(`src/${file}.config.ts`, 'export default definePageConfig({});\n');
  draft.create(`src/${file}.module.scss`, styleFile);
  draft.create(`src/${folder}/${title}.store.ts`, storeFile(names));
  // The first alternative of a union is the one that a page shows.
  const [older, newer] = [sampleOf(data, 1), sampleOf(data, 0)];
  if (isDeepStrictEqual(older, newer)) throw new UsageError(`${call.name} has no data that could be shown.`);
  draft.create(`src/${folder}/${title}.store.test.ts`, storeTest(names, older, newer));
  draft.create(`src/${file}.test.tsx`, pageTest(names, newer, titles[0] ?? ''));
  draft.runAfterwards('config/tasks/dictionaries.mjs');
  languages.forEach((language, index) =>
    draft.create(`${localeFolder}/${language}.ts`, dictionary(names, language, titles[index] ?? ''))
  );
  draft.edit(routesFile, (text) =>
    text.replace(
      new RegExp(`\\n  '${route.replace('.', '\\.')}',?(?=[^\\]]*\\] as const satisfies readonly RouteName)`),
      ''
    )
  );
  draft.notes.push(
    `Now: what ${title} shows, in src/${file}.tsx and ${localeFolder}.`,
    ...placeholdersOf(draft, route).map((one) => `${one} still treats ${route} as a planned page: take that out.`),
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

function dictionary({ page, route, isForMembers }: PageNames, language: string, title: string): string {
  const isChinese = language === 'zh-Hans';
  const time = isChinese ? 'time: string' : 'time';
  const body = `{
  title: ${title},
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
