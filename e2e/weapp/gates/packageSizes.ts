import { formatBytes, type Gate, GateFailure } from './Gate';

/** WeChat's own limits: 2 MB a package, 30 MB in all. The official tool only warns, from 1.5 MB on. */
export const packageLimitBytes = 2 * 1024 * 1024;
const totalLimitBytes = 30 * 1024 * 1024;

/** The project's own, tighter limits, from `weapp` of config/budgets.json. */
export interface SizeBudgets {
  mainPackageBytes: number;
  subpackageBytes: number;
}

/** No package exceeds WeChat's limits or the project's budgets. */
export function packageSizes(budgets: SizeBudgets): Gate {
  return {
    name: 'package sizes',
    check(output) {
      for (const { root, name, bytes } of output.packages) {
        const budget = root ? budgets.subpackageBytes : budgets.mainPackageBytes;
        if (bytes > packageLimitBytes) {
          throw new GateFailure(
            `package ${name}`,
            `${formatBytes(bytes)}, WeChat takes ${formatBytes(packageLimitBytes)}`
          );
        }
        if (bytes > budget) {
          throw new GateFailure(`package ${name}`, `${formatBytes(bytes)}, over its budget of ${formatBytes(budget)}`);
        }
      }
      const total = output.packages.reduce((sum, { bytes }) => sum + bytes, 0);
      if (total > totalLimitBytes) {
        throw new GateFailure('all packages', `${formatBytes(total)}, WeChat takes ${formatBytes(totalLimitBytes)}`);
      }
      const parts = output.packages.map(({ root, bytes }) => `${root || 'main'} ${formatBytes(bytes)}`);
      return `${parts.join(', ')}; in all ${formatBytes(total)}`;
    }
  };
}
