import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { png, sampleApp, sampleOutput, tabColours } from './sampleOutput';
import { tabBar } from './tabBar';

describe('the tab bar gate', () => {
  it('refuses an icon over 40 kB', () => {
    const output = sampleOutput({ 'assets/tab.png': Buffer.concat([png, Buffer.alloc(41_000)]) });
    assert.throws(() => tabBar.check(output), /assets\/tab\.png: 41,\d+ B, WeChat takes 40,960 B/);
  });

  it('refuses an icon that is not a PNG', () => {
    assert.throws(() => tabBar.check(sampleOutput({ 'assets/tab.png': '<svg />' })), /is not a PNG/);
  });

  it('refuses a missing icon', () => {
    assert.throws(() => tabBar.check(sampleOutput({ 'assets/tab.png': undefined })), /assets\/tab\.png: is missing/);
  });

  it('refuses a tab in a subpackage', () => {
    const list = ['pages/home/index', 'pagesNews/NewsDtl'].map((pagePath) => ({
      pagePath,
      text: pagePath,
      iconPath: 'assets/tab.png',
      selectedIconPath: 'assets/tab.png'
    }));
    const output = sampleOutput({ 'app.json': sampleApp({ tabBar: { ...tabColours, list } }) });
    assert.throws(() => tabBar.check(output), /pagesNews\/NewsDtl is not a page of the main package/);
  });

  it('refuses an app with one tab', () => {
    assert.throws(() => tabBar.check(sampleOutput({ 'app.json': sampleApp({ tabBar: { list: [] } }) })), /has 0 items/);
  });

  it('refuses a colour that is not hexadecimal', () => {
    const output = sampleOutput({ 'app.json': sampleApp({ tabBar: { ...tabColours, color: 'red', list: [{}, {}] } }) });
    assert.throws(() => tabBar.check(output), /color "red" is not hexadecimal/);
  });

  it('looks colours up in both themes', () => {
    const themed = (theme: object) =>
      sampleOutput({
        'app.json': sampleApp({
          darkmode: true,
          themeLocation: 'theme.json',
          tabBar: { ...(sampleApp({}) as { tabBar: object }).tabBar, color: '@text' }
        }),
        'theme.json': theme
      });
    assert.match(tabBar.check(themed({ light: { text: '#999999' }, dark: { text: '#888888' } })), /^2 tabs/);
    assert.throws(() => tabBar.check(themed({ light: { text: '#999999' }, dark: {} })), /"@text of dark" is not/);
  });

  it('refuses a themed colour without a theme file', () => {
    const output = sampleOutput({
      'app.json': sampleApp({ tabBar: { ...tabColours, color: '@text', list: [{}, {}] } })
    });
    assert.throws(() => tabBar.check(output), /@text needs darkmode and a theme file/);
  });

  it('accepts a good output', () => {
    assert.match(tabBar.check(sampleOutput()), /^2 tabs/);
  });
});
