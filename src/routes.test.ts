import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageRoots } from './packageRoots';
import { type RouteName, routeNames, routes, tabs } from './routes';

const source = path.resolve(__dirname);
const fileOf = (name: RouteName) => path.join(source, `${routes[name]}.tsx`);

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

describe('routes', () => {
  it('has the 84 pages of the specification, each path once', () => {
    expect(routeNames).toHaveLength(84);
    expect(new Set(Object.values(routes)).size).toBe(84);
  });

  it('counts them as the specification does: 4 tabs, 7 other main pages, and the subpackages', () => {
    const count = (root: string) => routeNames.filter((name) => routes[name].startsWith(`${root}/`)).length;
    expect(count('pages')).toBe(11);
    expect(packageRoots.map((root) => [root, count(root)])).toEqual([
      ['pages/index/activity', 1],
      ['pages/index/home-swiper', 1],
      ['pages/vcard', 3],
      ['pagesAuth/login', 11],
      ['pagesAuth/register', 1],
      ['pagesAuth/agreement', 2],
      ['pagesAuth/setting', 2],
      ['pagesAuth/edit', 3],
      ['pagesAuth/contact', 1],
      ['pagesAuth/attestation', 9],
      ['pagesAuth/company', 2],
      ['pagesAuth/notify-center', 1],
      ['pagesAuth/about', 1],
      ['pagesAuth/addressManager', 2],
      ['pagesAuth/invite', 4],
      ['pagesMarket', 2],
      ['pagesSearch', 2],
      ['pagesNews', 5],
      ['pagesTransaction/purchase', 3],
      ['pagesTransaction/quotation', 3],
      ['pagesTransaction/supply/our-supply', 1],
      ['pagesTransaction/supply/create-supply', 1],
      ['pagesTransaction/supply/supply-info', 1],
      ['pagesTransaction/supply/exchange-link', 1],
      ['pagesTransaction/supply/middle-page', 1],
      ['pagesTransaction/supply/customer-service', 1],
      ['pagesVcard', 3],
      ['pagesPay', 1],
      ['pagesExhibit/introduce', 1],
      ['pagesExhibit/schedule', 2],
      ['pagesExhibit/merchant', 1],
      ['pagesExhibit/honorSelection', 1],
      ['pagesExhibit/governmentAttractInvestment', 1],
      ['pagesExhibit/parkAttractInvestment', 1],
      ['pagesExhibit/exhibitRegist', 1]
    ]);
    expect(count('pagesExhibit')).toBe(9);
  });

  it('puts the tabs in the order of the bar', () => {
    expect(tabs.map((name) => routes[name])).toEqual([
      'pages/index/index',
      'pages/market/index',
      'pages/transaction/index',
      'pages/mine/index'
    ]);
  });

  it('has a page and its configuration at the path of every route', () => {
    const missing = routeNames.filter(
      (name) => !existsSync(fileOf(name)) || !existsSync(fileOf(name).replace(/\.tsx$/, '.config.ts'))
    );
    expect(missing).toEqual([]);
  });

  it('registers every page with a page file', () => {
    const pages = ['pages', ...new Set(packageRoots.map((root) => root.split('/')[0] ?? ''))]
      .flatMap((root) => filesBelow(path.join(source, root)))
      .filter((file) => file.endsWith('.config.ts') && !file.includes(`${path.sep}dev${path.sep}`))
      .map((file) =>
        path
          .relative(source, file)
          .replace(/\.config\.ts$/, '')
          .split(path.sep)
          .join('/')
      );
    const registered = new Set<string>(Object.values(routes));
    expect(pages.filter((page) => !registered.has(page))).toEqual([]);
  });
});
