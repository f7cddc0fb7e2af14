import Taro from '@tarojs/taro';

// On H5 Taro returns copies of the pages: only the path that it gives to each opened page distinguishes them.
const topPath = () => Taro.getCurrentPages().slice(-1)[0]?.$taroPath as string | undefined;

/**
 * Returns a function that returns whether the page that is on top now is still on top. A page that navigates after an
 * answer of the server asks it before: the user may have left meanwhile, and `back` or `replace` would close another page.
 */
export function pageOnTop(): () => boolean {
  const path = topPath();
  return () => topPath() === path;
}
