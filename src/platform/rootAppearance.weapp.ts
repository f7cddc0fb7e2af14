import Taro from '@tarojs/taro';
import type { ShowRootAppearance } from './rootAppearance.types';

/** The native tab bar takes colours, not tokens: `tab-off`, `brand` and `surface` of src/styles/tokens.scss. */
const bars = {
  light: { color: '#999999', selectedColor: '#ED4940', backgroundColor: '#FFFFFF', borderStyle: 'white' },
  dark: { color: '#999999', selectedColor: '#F2635A', backgroundColor: '#1D1A18', borderStyle: 'black' }
} as const;

export const showRootAppearance: ShowRootAppearance = ({ className }) => {
  const isDark =
    className.includes('xs-dark') || (className.includes('xs-auto') && Taro.getAppBaseInfo().theme === 'dark');
  // Refused while a page without the bar is on top; it then keeps its colours until the next change.
  Taro.setTabBarStyle(isDark ? bars.dark : bars.light).catch(() => undefined);
};
