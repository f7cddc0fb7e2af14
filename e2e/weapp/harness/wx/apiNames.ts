import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Returns every function of `wx` in WeChat's typings. The harness defines all of these names, as a phone does; those
 * that it does not implement fail by name when they are called.
 */
export function apiNames(): string[] {
  const typings = createRequire(__filename).resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts');
  const text = readFileSync(typings, 'utf8');
  const start = text.indexOf('interface Wx {');
  const names = [...text.slice(start).matchAll(/^ {8}([a-zA-Z]\w*)[<(]/gm)].map(([, name = '']) => name);
  return [...new Set(names)];
}
