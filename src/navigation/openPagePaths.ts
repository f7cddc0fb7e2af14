import Taro from '@tarojs/taro';

/** Paths of the pages that are open, as `routes` names them; the one on top is the last. */
export function openPagePaths(): string[] {
  // On H5 a page names its path from the root of the host.
  return Taro.getCurrentPages().map(({ route }) => (route ?? '').replace(/^\/(?:h5\/)?/, ''));
}
