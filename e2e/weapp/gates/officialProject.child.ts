/**
 * Runs WeChat's own build over an output folder and prints one line of JSON after a marker. It is a process of its own,
 * because the package keeps file watchers and workers open for ever, and because its network is cut: the official tool
 * asks a server for attributes whose defaults it also carries.
 */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import path from 'node:path';
import { marker, type OfficialResult, type Problem } from './officialProject.result';

interface SchemaAnswer {
  warning: string;
  error?: { errorType: string; errorProperty: string; correctType?: string[]; requireProperty?: string }[];
}

interface Project {
  attr(): Promise<unknown>;
}

/** The used part of the package; its own typings omit most of it. */
interface OfficialTool {
  Project: new (options: object) => Project;
  DefaultProjectAttr: unknown;
  getAppJSON(project: Project): Promise<{ pages: string[]; subPackages?: { root: string; pages: string[] }[] }>;
  getPageJSON(project: Project, options: { pagePath: string }): Promise<unknown>;
  schemaValidate(kind: 'app' | 'page', json: unknown): SchemaAnswer;
  getCompiledResult(options: object): Promise<Record<string, string | Buffer>>;
  checkCodeQuality(project: Project): Promise<NonNullable<OfficialResult['quality']>>;
}

Socket.prototype.connect = function (this: Socket) {
  process.nextTick(() => this.destroy(new Error('the network is cut for this check')));
  return this;
};

// Loaded after the network is cut, because the package fetches its settings while it loads.
const ci = createRequire(__filename)('miniprogram-ci') as OfficialTool;

function finish(result: OfficialResult): void {
  process.stdout.write(`\n${marker}${JSON.stringify(result)}\n`, () => process.exit(0));
}

function problem(where: string, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  return { where, what: text.replace(/\s+/g, ' ') };
}

/** Returns unknown or mistyped fields of a config file, by the official schema. */
function fieldProblems(kind: 'app' | 'page', file: string, json: unknown): Problem[] {
  const { warning, error = [] } = ci.schemaValidate(kind, json);
  const wrong = error.map(({ errorType, errorProperty, correctType, requireProperty }) =>
    problem(file, [errorProperty, errorType, requireProperty, correctType?.join(' or ')].filter(Boolean).join(' '))
  );
  return warning ? [...wrong, problem(file, warning)] : wrong;
}

/** Checks the config files as WeChat reads them: existing pages, tab bar, icons, subpackages, preload names. */
async function configProblems(project: Project, folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const collect = async <T>(kind: 'app' | 'page', file: string, read: () => Promise<T>): Promise<T | undefined> => {
    try {
      problems.push(...fieldProblems(kind, file, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));
      return await read();
    } catch (error) {
      problems.push(problem(file, error));
      return undefined;
    }
  };
  const app = await collect('app', 'app.json', () => ci.getAppJSON(project));
  if (!app) return problems;
  const below = (app.subPackages ?? []).flatMap(({ root, pages }) => pages.map((page) => path.posix.join(root, page)));
  for (const page of [...app.pages, ...below]) {
    await collect('page', `${page}.json`, () => ci.getPageJSON(project, { pagePath: page }));
  }
  return problems;
}

async function check(folder: string): Promise<OfficialResult> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' }
  });
  const project = new ci.Project({
    type: 'miniProgram',
    appid: 'wx1234567890abcdef',
    projectPath: folder,
    privateKey,
    ignores: ['node_modules/**/*']
  });
  project.attr = () => Promise.resolve(ci.DefaultProjectAttr);

  const problems = await configProblems(project, folder);
  if (problems.length > 0) return { problems };
  const upload = { project, version: '0.0.0', desc: 'check', setting: {}, onProgressUpdate: () => undefined };
  const compiled = await ci.getCompiledResult(upload);
  const sizes = Object.entries(compiled).map(([file, body]) => [file, Buffer.byteLength(body || '')] as const);
  return { problems, quality: await ci.checkCodeQuality(project), files: Object.fromEntries(sizes) };
}

check(path.resolve(process.argv[2] ?? '.')).then(finish, (error: unknown) =>
  finish({ problems: [problem('miniprogram-ci', error)] })
);
