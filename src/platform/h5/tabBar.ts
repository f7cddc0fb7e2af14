import { Current, eventCenter } from '@tarojs/runtime';
import { autorun } from 'mobx';
import { messages } from '@/locale/messages';
import { routes, type TabName, tabs } from '@/routes';
import { placeholderShownEvent } from './pageRouter';

interface TabBarConfig {
  router: { basename?: string };
}
interface Reply {
  successHandler(result?: object): void;
  errorHandler(result?: object): void;
}

const paths = tabs.map((name) => `/${routes[name]}`);

function element(tag: string, className: string): HTMLElement {
  const node = document.createElement(tag);
  node.className = className;
  return node;
}

function createTab(name: TabName, select: () => void): { tab: HTMLElement; label: HTMLElement; badge: HTMLElement } {
  const tab = element('a', 'tab-bar__tab');
  tab.setAttribute('role', 'tab');
  tab.setAttribute('href', `/h5/${name === 'home' ? '' : routes[name]}`);
  const label = element('span', 'tab-bar__label');
  const badge = element('span', 'tab-bar__badge');
  badge.hidden = true;
  tab.append(element('i', `tab-bar__icon tab-bar__icon--${name}`), label, badge);
  tab.addEventListener('click', (event) => {
    event.preventDefault();
    select();
  });
  return { tab, label, badge };
}

/** For src/styles/router.scss: the bar is above the page on top. */
const setPlaceholderShown = (isOn: boolean) => document.documentElement.classList.toggle('placeholder-shown', isOn);

/**
 * The tab bar of the H5 build, in place of Taro's, whose component adds 6 kB of Stencil to the first load. It handles
 * the same events, and fires `onTabItemTap` where WeChat does: on the page that is shown after the tap.
 */
export function initTabbar(config: TabBarConfig): void {
  const container = document.getElementById('container');
  if (!container) return;
  const basename = config.router.basename ?? '';
  const bar = element('nav', 'tab-bar');
  const list = element('div', 'tab-bar__tabs');
  list.setAttribute('role', 'tablist');
  bar.append(list);

  const tapped = (index: number) => {
    const name = tabs[index];
    const page = Current.page;
    if (name) page?.onTabItemTap?.({ index: String(index), pagePath: routes[name], text: messages().tabs[name] });
  };
  const items = tabs.map((name, index) =>
    createTab(name, () => {
      if (index === current) {
        tapped(index);
        return;
      }
      eventCenter.once('__afterTaroRouterChange', () => tapped(index));
      eventCenter.trigger('xsTabBarSelect', name);
    })
  );
  list.append(...items.map(({ tab }) => tab));

  let current = -1;
  const show = (pathname: string) => {
    const path = pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname;
    const found = path === '' || path === '/' ? 0 : paths.indexOf(path.replace(/\/$/, ''));
    current = found;
    bar.hidden = found < 0;
    setPlaceholderShown(false);
    items.forEach(({ tab }, index) => tab.setAttribute('aria-selected', String(index === found)));
  };
  show(location.pathname);
  eventCenter.on('__taroRouterChange', ({ toLocation }: { toLocation: { path: string } }) => show(toLocation.path));

  eventCenter.on(placeholderShownEvent, (isOn: boolean) => {
    show(location.pathname);
    if (!isOn) return;
    bar.hidden = false;
    setPlaceholderShown(true);
  });

  autorun(() => {
    items.forEach(({ label }, index) => {
      const name = tabs[index];
      if (name) label.textContent = messages().tabs[name];
    });
  });

  const withItem =
    (run: (badge: HTMLElement, text: string) => void) => (option: { index: number; text?: string } & Reply) => {
      const item = items[option.index];
      if (!item) {
        option.errorHandler({ errMsg: 'tabbar item not found' });
        return;
      }
      run(item.badge, option.text ?? '');
      option.successHandler();
    };
  const setBadge = (hidden: boolean) =>
    withItem((badge, text) => {
      badge.hidden = hidden;
      badge.textContent = hidden ? '' : text;
    });
  eventCenter.on('__taroSetTabBarBadge', setBadge(false));
  eventCenter.on('__taroRemoveTabBarBadge', setBadge(true));
  eventCenter.on('__taroShowTabBarRedDotHandler', setBadge(false));
  eventCenter.on('__taroHideTabBarRedDotHandler', setBadge(true));

  container.appendChild(bar);
}
