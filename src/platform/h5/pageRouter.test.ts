import PageRouter from './pageRouter';
import { parse } from './queryString';

describe('the page router', () => {
  const router = new PageRouter(
    [
      { path: ['/', '/pages/index/index'], action: () => ['home'] },
      { path: '/pagesMarket/marketInfo/index', action: ({ pathname }) => [pathname] }
    ],
    { baseUrl: '/h5' }
  );

  it('rejects an unknown path with the status that becomes onPageNotFound', async () => {
    await expect(router.resolve('/h5/pages/nowhere')).rejects.toMatchObject({ status: 404 });
  });

  it.each(['/h5', '/h5/', '/h5/pages/index/index', '/h5/pages/index/index/', '/'])('finds home at %s', async (path) => {
    expect(await router.resolve(path)).toEqual(['home']);
  });

  it('hands the whole path on', async () => {
    expect(await router.resolve('/h5/pagesMarket/marketInfo/index')).toEqual(['/h5/pagesMarket/marketInfo/index']);
  });
});

describe('the query of a page', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['a=1&b=%E5%85%AB', { a: '1', b: '%E5%85%AB' }],
    ['a=x=y&b', { a: 'x=y', b: '' }]
  ])('of "%s"', (query, params) => {
    expect(parse(query)).toEqual(params);
  });
});
