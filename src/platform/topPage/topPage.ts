import Taro from '@tarojs/taro';

/**
 * Returns the path that Taro gives to the opened page on top, different for each opening; undefined before the first
 * page. On H5 Taro returns copies of the pages, which only this path distinguishes.
 */
export const topPath = () => Taro.getCurrentPages().slice(-1)[0]?.$taroPath as string | undefined;

/** Returns whether the page on top contains an element. The root of each page has its path as the id. */
export function isOnTopPage(element: HTMLElement | null): boolean {
  const path = topPath();
  let node = element;
  while (node && node.id !== path) node = node.parentNode as HTMLElement | null;
  return node !== null;
}
