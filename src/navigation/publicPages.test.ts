import { fixedPublicPages, publicPages } from '@rules/publicPages';
import { routes } from '@/routes';

const paths = new Set<string>(Object.values(routes));

describe('pages for search engines', () => {
  it.each(fixedPublicPages.slice(1))('are pages of the app: %s', (path) => {
    expect(paths.has(path)).toBe(true);
  });

  it.each(Object.values(publicPages))('are pages of the app: $path', ({ path }) => {
    expect(paths.has(path)).toBe(true);
  });

  it('hold none that only members see', () => {
    const listed = [...fixedPublicPages, ...Object.values(publicPages).map(({ path }) => path)];
    expect(listed.filter((path) => /login|setting|edit|attestation|invite|create|our-|vcard|pay/i.test(path))).toEqual(
      []
    );
  });
});
