import { Current, eventCenter } from '@tarojs/runtime';
import { language } from '@/locale/language';
import { whenIdle } from '@/testing/whenIdle';
import { initTabbar } from './tabBar';

interface Badge {
  index: number;
  text?: string;
  successHandler(): void;
  errorHandler(result: { errMsg: string }): void;
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('.tab-bar__tab')];
const bar = () => document.querySelector<HTMLElement>('.tab-bar');
const show = (path: string) => eventCenter.trigger('__taroRouterChange', { toLocation: { path } });

beforeAll(() => {
  document.body.innerHTML = '<div id="container"></div>';
  window.history.replaceState(null, '', '/h5/');
  initTabbar({ router: { basename: '/h5' } });
});

describe('the tab bar', () => {
  it.each([
    ['/h5/', 0],
    ['/h5/pages/index/index', 0],
    ['/h5/pages/market/index', 1],
    ['/h5/pages/transaction/index', 2],
    ['/h5/pages/mine/index', 3]
  ])('appears on %s with tab %d selected', (path, index) => {
    show(path);
    expect(bar()?.hidden).toBe(false);
    expect(
      tabs()
        .map((tab) => tab.getAttribute('aria-selected') === 'true')
        .indexOf(true)
    ).toBe(index);
  });

  it('is missing on other pages', () => {
    show('/h5/pagesMarket/marketInfo/index');
    expect(bar()?.hidden).toBe(true);
  });

  it('opens the other tab and notifies its page of the tap once it is shown', () => {
    show('/h5/');
    const selected: string[] = [];
    const tapped: string[] = [];
    eventCenter.on('xsTabBarSelect', (name: string) => selected.push(name));
    tabs()[1]?.click();
    expect(selected).toEqual(['market']);
    Current.page = { onTabItemTap: ({ pagePath }: { pagePath: string }) => tapped.push(pagePath) };
    show('/h5/pages/market/index');
    eventCenter.trigger('__afterTaroRouterChange', {});
    expect(tapped).toEqual(['pages/market/index']);
  });

  it('notifies the current page of a tap on its own tab, without navigation', () => {
    show('/h5/pages/mine/index');
    const selected = jest.fn();
    eventCenter.on('xsTabBarSelect', selected);
    const taps: object[] = [];
    Current.page = { onTabItemTap: (item: object) => taps.push(item) };
    tabs()[3]?.click();
    expect(taps).toEqual([{ index: '3', pagePath: 'pages/mine/index', text: '我的' }]);
    expect(selected).not.toHaveBeenCalled();
  });

  it('shows and removes a badge, and fails for a tab that does not exist', () => {
    const failures: string[] = [];
    const set = (event: string, badge: Partial<Badge>) =>
      eventCenter.trigger(event, {
        successHandler: () => undefined,
        errorHandler: ({ errMsg }: { errMsg: string }) => failures.push(errMsg),
        ...badge
      });
    const badge = () => tabs()[3]?.querySelector<HTMLElement>('.tab-bar__badge');
    set('__taroSetTabBarBadge', { index: 3, text: '2' });
    expect([badge()?.textContent, badge()?.hidden]).toEqual(['2', false]);
    set('__taroRemoveTabBarBadge', { index: 3 });
    expect(badge()?.hidden).toBe(true);
    set('__taroSetTabBarBadge', { index: 7, text: '2' });
    expect(failures).toEqual(['tabbar item not found']);
  });

  it('uses the language of the app', async () => {
    language.set('en');
    await whenIdle();
    expect(tabs()[3]?.textContent).not.toBe('我的');
    language.set('zh-Hans');
    expect(tabs()[3]?.textContent).toBe('我的');
  });
});
