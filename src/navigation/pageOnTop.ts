import Taro from '@tarojs/taro';

// On H5 Taro returns copies of the pages: only the path that it gives to each opened page distinguishes them.
const topPath = () => Taro.getCurrentPages().slice(-1)[0]?.$taroPath as string | undefined;

/**
 * Returns a function that returns whether the page that is on top now is still on top. Taken before an answer of the
 * server, for what would surprise later: a question, a page of the answer. What ends a form waits with `useWhenOnTop`.
 */
export function pageOnTop(): () => boolean {
  const path = topPath();
  return () => topPath() === path;
}
