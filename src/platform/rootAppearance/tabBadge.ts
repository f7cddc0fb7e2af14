import Taro from '@tarojs/taro';
import { type TabName, tabs } from '@/routes';

/** Shows a number over a tab, `99+` above 99; 0 removes it. The mini-program refuses on pages without the bar. */
export function showTabBadge(tab: TabName, count: number): Promise<unknown> {
  const index = tabs.indexOf(tab);
  return count > 0
    ? Taro.setTabBarBadge({ index, text: count > 99 ? '99+' : String(count) })
    : Taro.removeTabBarBadge({ index });
}
