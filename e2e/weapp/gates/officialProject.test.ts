import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { officialProject } from './officialProject';
import { sampleApp, sampleOutput } from './sampleOutput';

describe('the official project check', () => {
  it('refuses a field that WeChat does not know', () => {
    const output = sampleOutput({ 'app.json': sampleApp({ lazyLoading: true }) });
    assert.throws(() => officialProject.check(output), /app\.json: .*lazyLoading/);
  });

  it('refuses a page of app.json that does not exist', () => {
    const output = sampleOutput({
      'app.json': sampleApp({ pages: ['pages/home/index', 'pages/mine/index', 'pages/gone/index'] })
    });
    assert.throws(() => officialProject.check(output), /app\.json: .*pages\/gone\/index/);
  });

  it('refuses a preload rule for a package that does not exist', () => {
    const preloadRule = { 'pages/home/index': { network: 'all', packages: ['pagesGone'] } };
    const output = sampleOutput({ 'app.json': sampleApp({ preloadRule }) });
    assert.throws(() => officialProject.check(output), /app\.json: .*pagesGone/);
  });

  it('refuses an output without its project file', () => {
    const output = sampleOutput({ 'project.config.json': undefined });
    assert.throws(() => officialProject.check(output), /is missing/);
  });

  it('counts pages and files of a good output', () => {
    assert.match(officialProject.check(sampleOutput()), /^3 pages, \d+ files to upload/);
  });
});
