import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleApp, sampleOutput } from './sampleOutput';
import { subpackageBoundaries } from './subpackageBoundaries';

const twoSubpackages = sampleApp({ subPackages: ['pagesNews', 'pagesAuth'].map((root) => ({ root, pages: [] })) });

describe('the subpackage boundaries gate', () => {
  it('refuses a main package that requires a file of a subpackage', () => {
    const output = sampleOutput({ 'app.js': 'require("./pagesNews/NewsDtl");' });
    assert.throws(() => subpackageBoundaries.check(output), /app\.js: of package __APP__ needs pagesNews\/NewsDtl\.js/);
  });

  it('refuses a subpackage that requires a file of another', () => {
    const output = sampleOutput({
      'app.json': twoSubpackages,
      'pagesAuth/words.js': '"use strict";',
      'pagesNews/NewsDtl.js': 'require("../pagesAuth/words.js")'
    });
    assert.throws(
      () => subpackageBoundaries.check(output),
      /of package pagesNews needs pagesAuth\/words\.js of package pagesAuth/
    );
  });

  it('refuses a main page that uses a component of a subpackage', () => {
    const output = sampleOutput({
      'pages/home/index.json': { usingComponents: { comp: '../../comp', card: '/pagesNews/NewsDtl' } }
    });
    assert.throws(
      () => subpackageBoundaries.check(output),
      /pages\/home\/index\.json: of package __APP__ needs pagesNews/
    );
  });

  it('refuses a missing file', () => {
    assert.throws(
      () => subpackageBoundaries.check(sampleOutput({ 'vendors.js': undefined })),
      /app\.js: needs vendors\.js/
    );
  });

  it('lets scripts wait for an existing one of another package', () => {
    const waiting = 'require.async("./pagesNews/NewsDtl.js").then(function(){})';
    assert.match(subpackageBoundaries.check(sampleOutput({ 'vendors.js': waiting })), /^5 references$/);
    const lost = sampleOutput({ 'vendors.js': 'require.async("./lang/en/index.js")' });
    assert.throws(() => subpackageBoundaries.check(lost), /vendors\.js: needs lang\/en\/index\.js, which is not/);
  });

  it('accepts a subpackage that requires the main package', () => {
    const output = sampleOutput({ 'pagesNews/NewsDtl.js': 'require("../vendors.js")' });
    assert.match(subpackageBoundaries.check(output), /^5 references$/);
  });
});
