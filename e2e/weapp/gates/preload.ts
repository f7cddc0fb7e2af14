import { formatBytes, type Gate, GateFailure } from './Gate';
import { packageLimitBytes } from './packageSizes';
import type { Package } from './WeappOutput';

/** The pages of one package together preload at most 2 MB, and a rule names existing pages and packages. */
export const preload: Gate = {
  name: 'preload',
  check(output) {
    const preloadedBy = new Map<Package, Set<Package>>();
    for (const [page, rule] of Object.entries(output.app.preloadRule ?? {})) {
      if (!output.pages.includes(page)) throw new GateFailure('app.json preloadRule', `${page} is not a page`);
      const owner = output.packageOf(`${page}.js`);
      const wanted = preloadedBy.get(owner) ?? new Set<Package>();
      preloadedBy.set(owner, wanted);
      for (const name of rule.packages) {
        const found = output.packages.find((one) => one.name === name || (one.root && one.root === name));
        if (!found) throw new GateFailure('app.json preloadRule', `${page} preloads ${name}, which is not a package`);
        wanted.add(found);
      }
    }
    const lines = [...preloadedBy].map(([owner, wanted]) => {
      const bytes = [...wanted].reduce((sum, one) => sum + one.bytes, 0);
      if (bytes > packageLimitBytes) {
        const names = [...wanted].map(({ name }) => name).join(', ');
        throw new GateFailure(
          `pages of ${owner.root || 'main'}`,
          `preload ${formatBytes(bytes)} (${names}), WeChat takes ${formatBytes(packageLimitBytes)}`
        );
      }
      return `${owner.root || 'main'} preloads ${formatBytes(bytes)}`;
    });
    return lines.join(', ') || 'none';
  }
};
