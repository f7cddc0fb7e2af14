import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Every function of `wx` in WeChat's typings. The harness gives the app all of these names, as a phone does; those
 * that it cannot play fail by name when they are called.
 */
export function apiNames(): string[] {
  const typings = createRequire(__filename).resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts');
  const text = readFileSync(typings, 'utf8');
  const start = text.indexOf('interface Wx {');
  const names = [...text.slice(start).matchAll(/^ {8}([a-zA-Z]\w*)[<(]/gm)].map(([, name = '']) => name);
  return [...new Set(names)];
}
