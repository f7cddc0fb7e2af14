import { type Gate, GateFailure } from './Gate';

/**
 * Every page of app.json has its js, json and wxml at exactly its path, and its json names Taro's `comp`. Taro builds a
 * page in the wrong kind of file without an error: its script and its json then have different paths.
 */
export const pageFiles: Gate = {
  name: 'page files',
  check(output) {
    for (const page of output.pages) {
      for (const extension of ['.js', '.json', '.wxml']) {
        if (!output.has(page + extension)) throw new GateFailure(page + extension, 'is missing for a page of app.json');
      }
      const { usingComponents } = output.json<{ usingComponents?: Record<string, string> }>(`${page}.json`);
      if (!usingComponents?.comp) throw new GateFailure(`${page}.json`, 'does not name `comp` in usingComponents');
    }
    const names = new Set(output.pages);
    if (names.size !== output.pages.length) throw new GateFailure('app.json', 'names a page twice');
    return `${output.pages.length} pages`;
  }
};
