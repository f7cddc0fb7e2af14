import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import reconciler from './reconciler.cjs';

const ofTaro = createRequire(require.resolve('@tarojs/react/package.json'));
const folder = path.dirname(ofTaro.resolve('react-reconciler/package.json'));
const code = readFileSync(path.join(folder, 'cjs/react-reconciler.production.min.js'), 'utf8');
const renderer = readFileSync(ofTaro.resolve('@tarojs/react'), 'utf8');
const lean = (text: string) => reconciler.call({ resourcePath: 'react-reconciler.js' }, text);

describe('reconciler', () => {
  it('keeps the functions that the renderer of Taro calls', () => {
    const development = ['injectIntoDevTools'];
    const calls = [...renderer.matchAll(/\b(?:TaroReconciler|renderer)\.(\w+)/g)].map(([, name = '']) => name);
    const kept = [...lean(code).matchAll(/\bexports\.(\w+)=/g)].map(([, name = '']) => name);
    expect(kept.sort()).toEqual([...new Set(calls)].filter((name) => !development.includes(name)).sort());
  });

  it('writes what the renderer supports as constants', () => {
    const [, hydration = ''] = /supportsHydration: (\w+),/.exec(renderer) ?? [];
    const [, persistence = ''] = /supportsPersistence: (\w+),/.exec(renderer) ?? [];
    const [, mutation = ''] = /supportsMutation: (\w+),/.exec(renderer) ?? [];
    expect([hydration, persistence, mutation]).toEqual(['false', 'false', 'true']);
    expect(lean(code)).not.toContain('$$$hostConfig.supports');
  });

  it('refuses a file that is written in another way', () => {
    expect(() => lean('exports.createContainer=1;')).toThrow('another way');
  });
});
