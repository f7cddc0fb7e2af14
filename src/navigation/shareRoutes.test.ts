import { SCENE_PAGE, shareRouteNames, shareRoutes } from '@rules/shareRoutes';
import { type RouteName, routes } from '@/routes';

describe('a page that a mini-program code opens', () => {
  it.each(shareRouteNames)('is the page %s of the app', (name: RouteName & keyof typeof shareRoutes) => {
    expect(shareRoutes[name].path).toBe(routes[name]);
  });

  it('is reached by the page that resolves its scene', () => {
    expect(SCENE_PAGE).toBe(routes['vcard.shareMiddlePage']);
  });
});
