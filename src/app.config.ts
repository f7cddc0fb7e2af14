import { codePackages, languagePackages, packageRoots } from './packageRoots';
import { notFoundPath, routes, tabs } from './routes';
import type theme from './styles/theme.json';

const isMiniProgram = process.env.TARO_ENV === 'weapp';

/** The mini-program takes the colours of the phone's theme (theme.json); H5 has style sheets for that, and reads none here. */
const colour = (name: keyof typeof theme.light) => (isMiniProgram ? `@${name}` : '');

const tabIcons = { home: 'home', market: 'market', transaction: 'trade', mine: 'mine' };
/** Until the app has started; then they are in its language (src/platform/rootAppearance). */
const tabLabels = { home: '首页', market: '行情', transaction: '供求', mine: '我的' };

const preload = (...packages: (typeof packageRoots)[number][]) => ({ network: 'all' as const, packages });

const paths = [...Object.values(routes), notFoundPath];
if (process.env.GALLERY) paths.push('pages/dev/gallery/index');
const pageRoots = [...packageRoots, 'pagesNotFound'];
const isMain = (path: string) => !pageRoots.some((root) => path.startsWith(`${root}/`));

/** Packages are WeChat's; on H5 every page is a part of its own, and the table of packages would only weigh. */
const packages = {
  pages: paths.filter(isMain),
  subPackages: [
    ...pageRoots
      .map((root) => ({
        root,
        pages: paths.filter((path) => path.startsWith(`${root}/`)).map((path) => path.slice(root.length + 1))
      }))
      .filter(({ pages }) => pages.length > 0),
    ...[...languagePackages, ...codePackages].map((root) => ({ root, pages: [] }))
  ],
  // Pages that most users open next. The pages of one package, here the tabs, may preload 2 MB together.
  preloadRule: {
    [routes.home]: preload('pagesMarket', 'pagesNews', 'pagesSearch'),
    [routes.market]: preload('pagesMarket', 'pagesSearch'),
    [routes['supply.middlePage']]: preload('pagesTransaction/supply/supply-info'),
    [routes.transaction]: preload('pagesTransaction/supply/supply-info', 'pagesTransaction/purchase'),
    [routes.mine]: preload('pagesAuth/login', 'pagesAuth/notify-center', 'pagesAuth/setting')
  },
  lazyCodeLoading: 'requiredComponents' as const
};

export default defineAppConfig({
  ...(isMiniProgram ? packages : { pages: paths }),
  // From WeChat's address book and map the app may read the one address or location that the user picks, and a blurred
  // position.
  ...(isMiniProgram && {
    sitemapLocation: 'sitemap.json',
    darkmode: true,
    themeLocation: 'styles/theme.json',
    requiredPrivateInfos: ['chooseAddress' as const, 'chooseLocation' as const, 'getFuzzyLocation' as const],
    // WeChat shows 30 characters at most.
    permission: { 'scope.userFuzzyLocation': { desc: '用于按远近排序供求、填地址时选城市、在展会地图标出大致位置' } },
    // H5 has src/request/enforceTimeout.ts.
    networkTimeout: { request: 60000, connectSocket: 60000, uploadFile: 60000, downloadFile: 60000 }
  }),
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: '香市',
    navigationBarTextStyle: colour('statusText'),
    navigationBarBackgroundColor: colour('ground'),
    backgroundTextStyle: colour('pullDownText'),
    backgroundColor: colour('ground'),
    backgroundColorTop: colour('ground'),
    backgroundColorBottom: colour('ground')
  },
  tabBar: {
    color: colour('tabText'),
    selectedColor: colour('tabSelected'),
    backgroundColor: colour('tabGround'),
    borderStyle: colour('tabBorder') as 'white',
    list: tabs.map((name) => ({
      pagePath: routes[name],
      text: tabLabels[name],
      // The H5 bar draws its icons as masks (src/styles/tabBar.scss).
      ...(isMiniProgram && {
        iconPath: `assets/tabs/tab-${tabIcons[name]}.png`,
        selectedIconPath: `assets/tabs/tab-${tabIcons[name]}-on.png`
      })
    }))
  },
  // A field of Taro's H5 router; WeChat does not know it. Its own animation is not used (src/platform/pageMotion): a page
  // that goes only stays for three frames over the one below, until the browser has painted that. Without them every
  // other way back shows a blank frame.
  ...(!isMiniProgram && { animation: { duration: 50, delay: 0 } })
});
