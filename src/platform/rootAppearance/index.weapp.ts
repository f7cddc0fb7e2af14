import Taro, { useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import { routes, tabs } from '@/routes';
import theme from '@/styles/theme.json';
import { showTabBadge } from './tabBadge';
import type { RootAppearance, RootAppearancePlatform } from './types';

let appearance: RootAppearance | undefined;

/** Last set values, so that a show applies changes only. */
class AppliedValues {
  private readonly values = new Map<string, string>();

  /** Sets a value unless it is current. If that is refused (the page with the bar is gone), the next show sets it. */
  set<T>(name: string, value: T, set: (value: T) => Promise<unknown>): void {
    const wanted = JSON.stringify(value);
    if (this.values.get(name) === wanted) return;
    this.values.set(name, wanted);
    set(value).catch(() => {
      if (this.values.get(name) === wanted) this.values.delete(name);
    });
  }
}

const appliedToTabBar = new AppliedValues();
const appliedToPages = new WeakMap<object, AppliedValues>();

/** WeChat reports the phone's theme since `darkmode` is in app.config.ts; older versions report nothing. */
export const followSystemTheme: RootAppearancePlatform['followSystemTheme'] = (onChange) => {
  onChange(Taro.getAppBaseInfo().theme === 'dark');
  Taro.onThemeChange(({ theme: now }) => onChange(now === 'dark'));
};

const colours = (className: string): (typeof theme)['light'] => theme[className.includes('xs-dark') ? 'dark' : 'light'];

/** Refused while a page without the bar is on top, so it is applied with each show of a page with the bar. */
function applyTabBar({ className, tabLabels, unread }: RootAppearance): void {
  const { tabText, tabSelected, tabGround, tabBorder } = colours(className);
  const style = { color: tabText, selectedColor: tabSelected, backgroundColor: tabGround };
  appliedToTabBar.set('style', { ...style, borderStyle: tabBorder as 'white' | 'black' }, Taro.setTabBarStyle);
  tabs.forEach((name, index) => appliedToTabBar.set(name, { index, text: tabLabels[name] }, Taro.setTabBarItem));
  appliedToTabBar.set('unread', unread, (count) => showTabBadge('mine', count));
}

/** Clock, battery and WeChat's buttons over the page, and the background behind a pulled page. */
function applyPage({ className }: RootAppearance, applied: AppliedValues): void {
  const { ground, statusText, pullDownText } = colours(className);
  const bar = { frontColor: statusText === 'white' ? '#ffffff' : '#000000', backgroundColor: ground };
  applied.set('bar', bar, Taro.setNavigationBarColor);
  const grounds = { backgroundColor: ground, backgroundColorTop: ground, backgroundColorBottom: ground };
  applied.set('ground', grounds, Taro.setBackgroundColor);
  applied.set('pull', { textStyle: pullDownText as 'dark' | 'light' }, Taro.setBackgroundTextStyle);
}

function apply(): void {
  const page = Taro.getCurrentPages().pop();
  if (!appearance || !page) return;
  if (tabs.some((name) => routes[name] === page.route)) applyTabBar(appearance);
  const applied = appliedToPages.get(page) ?? new AppliedValues();
  appliedToPages.set(page, applied);
  applyPage(appearance, applied);
}

export const showRootAppearance: RootAppearancePlatform['showRootAppearance'] = (wanted) => {
  appearance = wanted;
  apply();
};

export const useRootAppearance: RootAppearancePlatform['useRootAppearance'] = () => {
  // A frame may replace another on a visible page.
  useEffect(apply, []);
  useDidShow(apply);
};
