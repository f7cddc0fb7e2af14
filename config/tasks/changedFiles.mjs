import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root }).toString().split('\n').filter(Boolean);

/**
 * Returns the files that differ from the last commit, new ones included; without any, those of the last commit itself.
 * Deleted files are left out.
 */
export function changedFiles() {
  const files = openFiles().length > 0 ? openFiles() : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return files.filter((file) => existsSync(path.join(root, file)));
}

const openFiles = () => [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];

/** Returns the Chinese texts of dictionaries that the same changes take out. */
export function removedTexts() {
  const commits = openFiles().length > 0 ? ['HEAD'] : ['HEAD~1', 'HEAD'];
  const lines = git('diff', '--unified=0', ...commits, '--', 'src/**/locale/zh-Hans.ts', 'src/locale/zh-Hans.ts');
  return lines
    .filter((line) => /^-(?!--)/.test(line))
    .flatMap((line) => [...line.matchAll(/'([^']{2,})'/g)].map(([, text]) => text));
}

/** Returns the component tests that quote one of the texts: tests of other pages lead to the changed one. */
export function testsQuoting(texts) {
  if (texts.length === 0) return [];
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join('src', file))
    .filter((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return texts.some((text) => source.includes(text));
    })
    .sort();
}

const inServer = /^server\/(src\/modules\/[^/]+|src\/[^/]+|seed\/[^/]+)\//;

/**
 * Returns the parts of paths that select the server's tests of changed files: those of the same module or folder, and of
 * the module with the name of a changed contract.
 */
export function serverTestFilters(files) {
  const folders = files.map((file) => inServer.exec(file)?.[1]).filter(Boolean);
  const nouns = files.map((file) => /^types\/contract\/(\w+)\.ts$/.exec(file)?.[1]).filter(Boolean);
  const ofNouns = nouns
    .map((noun) => `src/modules/${noun}`)
    .filter((folder) => existsSync(path.join(root, 'server', folder)));
  return [...new Set([...folders, ...ofNouns])].map((folder) => `${folder}/`);
}

/**
 * Returns the component tests of changed files of pages: tests open a page by its address, so they import nothing of it.
 * Those of the file's folder and of the folders above it up to the one of the page.
 */
export function pageTests(files) {
  const tests = new Set();
  for (const file of files.filter((name) => /^src\/pages\w*\//.test(name))) {
    let folder = path.posix.dirname(file);
    for (; folder.split('/').length > 1; folder = path.posix.dirname(folder)) {
      if (!existsSync(path.join(root, folder))) continue;
      const names = readdirSync(path.join(root, folder));
      for (const name of names) if (/\.test\.tsx?$/.test(name)) tests.add(`${folder}/${name}`);
      if (names.some((name) => name.endsWith('.config.ts'))) break;
    }
  }
  return [...tests].sort();
}
