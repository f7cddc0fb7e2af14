import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageFiles } from './pageFiles';
import { sampleOutput } from './sampleOutput';

describe('the page files gate', () => {
  it('refuses a page whose json is in another folder', () => {
    const output = sampleOutput({
      'pagesNews/NewsDtl.json': undefined,
      'pagesNews/NewsDtl/index.json': { usingComponents: { comp: '../../comp' } }
    });
    assert.throws(() => pageFiles.check(output), /pagesNews\/NewsDtl\.json: is missing/);
  });

  it('refuses a page without a template', () => {
    assert.throws(
      () => pageFiles.check(sampleOutput({ 'pages/mine/index.wxml': undefined })),
      /pages\/mine\/index\.wxml: is missing/
    );
  });

  it('refuses a page that does not use comp', () => {
    const output = sampleOutput({ 'pages/mine/index.json': { usingComponents: {} } });
    assert.throws(() => pageFiles.check(output), /pages\/mine\/index\.json: does not name `comp`/);
  });

  it('accepts a good output', () => {
    assert.equal(pageFiles.check(sampleOutput()), '3 pages');
  });
});
