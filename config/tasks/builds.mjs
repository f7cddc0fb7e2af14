import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, npmRun, root } from './run.mjs';

const both = ['types', 'package.json', 'package-lock.json'];
const client = [
  ...['src', 'babel.config.js', 'project.config.json', 'tsconfig.json', 'server/build/precompress.ts'],
  ...['index.ts', 'environments.ts', 'webHosts.ts', 'maps.ts', 'build'].map((name) => `config/${name}`),
  ...both
];
/** Environment variables that config/ reads at a build. */
const clientSettings = ['API_HOST', 'APP_ENV', 'FALLBACK_PUBLIC_KEY', 'GALLERY', 'MAPS', 'REQ_ENABLED', 'WEB_HOSTS'];
const production = { NODE_ENV: 'production' };
const taro = (type, options) =>
  bin('@tarojs/cli/bin/taro', ['build', '--type', type, '--no-check'], { ...options, env: production });

const builds = {
  h5: {
    output: 'dist/h5',
    entry: 'index.html',
    inputs: client,
    settings: clientSettings,
    async run(options) {
      const built = await taro('h5', options);
      return built.code === 0 ? npmRun(['precompress', '-w', 'server'], options) : built;
    }
  },
  weapp: {
    output: 'dist/weapp',
    entry: 'app.json',
    inputs: client,
    settings: clientSettings,
    run: (options) => taro('weapp', options)
  },
  server: {
    output: 'server/dist',
    entry: 'main.js',
    inputs: ['server/src', 'server/seed', 'server/build', 'server/package.json', 'src/lib/spiceArt.ts', ...both],
    settings: [],
    run: (options) => bin('tsx/dist/cli.mjs', ['server/build/bundle.ts'], options)
  }
};

const isInput = (name) => !/\.test\.tsx?$|\.md$|^testing$/.test(name);

function* filesIn(file) {
  if (!statSync(path.join(root, file)).isDirectory()) yield file;
  else
    for (const name of readdirSync(path.join(root, file)).sort()) if (isInput(name)) yield* filesIn(`${file}/${name}`);
}

/** Returns the digest of everything that a build depends on: contents of its inputs, settings, the version of Node. */
function keyOf({ inputs, settings }) {
  const hash = createHash('sha256').update(process.version);
  for (const name of settings) hash.update(`\0${name}=${process.env[name] ?? ''}`);
  for (const file of inputs.flatMap((input) => [...filesIn(input)])) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** The key of the last build is beside the output: who deletes `dist` deletes it too. */
const keyFileOf = ({ output }) => path.join(root, path.dirname(output), `.${path.basename(output)}.key`);

/** Returns whether the output of a build (`h5`, `weapp`, `server`) was made from the present inputs. */
export function isBuilt(name) {
  const build = builds[name];
  const keyFile = keyFileOf(build);
  if (!existsSync(path.join(root, build.output, build.entry)) || !existsSync(keyFile)) return false;
  return readFileSync(keyFile, 'utf8') === keyOf(build);
}

/**
 * Builds `h5`, `weapp` or `server`, unless its output was made from the present inputs.
 * @returns exit code and output of the build; an empty text when there was nothing to do
 */
export async function ensureBuilt(name, { quiet = false, isForced = false } = {}) {
  if (!isForced && isBuilt(name)) return { code: 0, text: '' };
  const build = builds[name];
  const key = keyOf(build);
  rmSync(keyFileOf(build), { force: true });
  const result = await build.run({ quiet });
  if (result.code === 0) {
    mkdirSync(path.dirname(keyFileOf(build)), { recursive: true });
    writeFileSync(keyFileOf(build), key);
  }
  return result;
}

export const buildNames = Object.keys(builds);
