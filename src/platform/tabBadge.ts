import Taro from '@tarojs/taro';
import { tabs, type TabName } from '@/routes';

/**
 * Shows a number over a tab, `99+` above 99; 0 takes it away. The mini-program refuses on pages without the bar, which
 * is no error: the number is shown again with the next tab page.
 */
export function showTabBadge(tab: TabName, count: number): void {
  const index = tabs.indexOf(tab);
  const shown =
    count > 0
      ? Taro.setTabBarBadge({ index, text: count > 99 ? '99+' : String(count) })
      : Taro.removeTabBarBadge({ index });
  shown.catch(() => undefined);
}
