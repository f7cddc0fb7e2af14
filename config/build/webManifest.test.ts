import { routes } from '@/routes';
import { appIcon } from './appIcon';
import { webManifest } from './webManifestContent';

describe('web app manifest', () => {
  it('opens the app in its own scope, with icons of both sizes for both purposes', () => {
    expect([webManifest.start_url, webManifest.scope, webManifest.display]).toEqual(['/h5/', '/h5/', 'standalone']);
    expect(webManifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable'
    ]);
  });

  it('has shortcuts to pages of the app', () => {
    const paths = webManifest.shortcuts.map(({ url }) => url.replace('/h5/', '').replace(/\?.*/, ''));
    expect(paths).toEqual([routes.market, routes['quickNews.list'], routes['exhibit.register'], routes['vcard.code']]);
  });

  it('has a maskable icon whose ground fills the square', () => {
    expect(appIcon({ isFull: true })).toContain('d="M0 0H96V96H0z"');
    expect(appIcon()).not.toContain('d="M0 0H96V96H0z"');
  });
});
