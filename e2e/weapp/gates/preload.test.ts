import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { preload } from './preload';
import { sampleApp, sampleOutput } from './sampleOutput';

const rule = (...packages: string[]) => ({ network: 'all', packages });

describe('the preload gate', () => {
  it('refuses pages of one package that together preload more than 2 MB', () => {
    const output = sampleOutput({
      'app.json': sampleApp({
        subPackages: ['pagesA', 'pagesB'].map((root) => ({ root, pages: [] })),
        preloadRule: { 'pages/home/index': rule('pagesA'), 'pages/mine/index': rule('pagesB') }
      }),
      'pagesA/large.png': Buffer.alloc(1_200_000),
      'pagesB/large.png': Buffer.alloc(1_200_000)
    });
    assert.throws(() => preload.check(output), /pages of main: preload 2,400,000 B \(pagesA, pagesB\)/);
  });

  it('refuses a package that does not exist', () => {
    const output = sampleOutput({ 'app.json': sampleApp({ preloadRule: { 'pages/home/index': rule('pagesGone') } }) });
    assert.throws(() => preload.check(output), /preloads pagesGone, which is not a package/);
  });

  it('refuses a page that does not exist', () => {
    const output = sampleOutput({ 'app.json': sampleApp({ preloadRule: { 'pages/gone': rule('pagesNews') } }) });
    assert.throws(() => preload.check(output), /pages\/gone is not a page/);
  });

  it('counts the bytes of a good output', () => {
    assert.match(preload.check(sampleOutput()), /^main preloads \d+ B$/);
  });
});
