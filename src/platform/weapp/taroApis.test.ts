import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promised } from './taroApis';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Names that a file of Taro lists for functions whose callbacks become a promise. */
function namesIn(file: string): string[] {
  const [, list = ''] = /needPromiseApis = new Set\(\[([\s\S]*?)\]\)/.exec(read(file)) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(file);
    return /\.tsx?$/.test(file) && !/\.(test|h5)\.|\/testing\//.test(file) ? [file] : [];
  });
}

describe('promised functions of WeChat', () => {
  it('are those of Taro’s lists that the app calls', () => {
    const ofTaro = new Set([
      ...namesIn('node_modules/@tarojs/shared/dist/native-apis.js'),
      ...namesIn('node_modules/@tarojs/plugin-platform-weapp/dist/runtime.js')
    ]);
    expect(ofTaro.size).toBeGreaterThan(100);
    const called = sources('src').flatMap((file) =>
      [...read(file).matchAll(/\bTaro\.(\w+)/g)].map(([, name = '']) => name)
    );
    const wanted = new Set(called.filter((name) => ofTaro.has(name)));
    expect([...promised].sort()).toEqual([...wanted].sort());
  });
});
