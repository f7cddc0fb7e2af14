import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let versions: ReadonlyMap<string, string> | undefined;

/**
 * Returns every function of `wx` in WeChat's typings. The harness defines all of these names, as a phone does; those
 * that it does not implement fail by name when they are called.
 */
export function apiNames(): string[] {
  return [...apiVersions().keys()];
}

/**
 * Returns the base library that each function of `wx` came with, as WeChat's typings say: `1.0.0` for those that have always
 * been there.
 */
export function apiVersions(): ReadonlyMap<string, string> {
  versions ??= readVersions();
  return versions;
}

function readVersions(): Map<string, string> {
  const typings = createRequire(__filename).resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts');
  const text = readFileSync(typings, 'utf8');
  const api = text.slice(text.indexOf('interface Wx {'));
  const found = new Map<string, string>();
  let end = 0;
  for (const { 1: name = '', index } of api.matchAll(/^ {8}([a-zA-Z]\w*)[<(]/gm)) {
    const [, version] =
      /需要基础库：\s*`([\d.]+)`/.exec(api.slice(Math.max(end, api.lastIndexOf('/**', index)), index)) ?? [];
    // An overload has no comment of its own.
    found.set(name, version ?? found.get(name) ?? '1.0.0');
    end = index;
  }
  return found;
}

/** Compares two versions of the base library. Returns a negative number when `a` is older, 0 for the same. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  const differing = [0, 1, 2].find((index) => (left[index] ?? 0) !== (right[index] ?? 0));
  return differing === undefined ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
}
