import { execFileSync } from 'node:child_process';
import path from 'node:path';
import budgets from '../../config/budgets.json';
import { routes, tabs } from '../../src/routes';
import { startServer } from '../server';
import { installabilityFaults } from './installability';
import { type LighthouseResult, runLighthouse } from './lighthouse';

/** Odd, so that one of them is in the middle. */
const VISITS = 3;
const least = budgets.h5.lighthouse;

/** Returns the visit in the middle, by performance: the first one starts a cold browser. */
function middleOf(visits: LighthouseResult[]): LighthouseResult {
  const ordered = [...visits].sort((one, other) => one.performance - other.performance);
  const middle = ordered[Math.floor(ordered.length / 2)];
  if (!middle) throw new Error('no visit was measured');
  return middle;
}

/**
 * Measures the first-load bytes by chunk, the four tabs with Lighthouse on a phone, and whether a browser would install
 * the app. Expects `npm run build:h5`.
 * @throws Error naming what is below its budget (`config/budgets.json`) or keeps the app from being installed
 */
export async function benchH5(): Promise<void> {
  execFileSync(process.execPath, [path.resolve(__dirname, '../../config/tasks/budgets.mjs')], { stdio: 'inherit' });
  const problems: string[] = [];
  const server = await startServer();
  try {
    console.log(`Lighthouse, mobile, ${server.url}/h5/: the middle of ${VISITS} visits`);
    for (const tab of tabs) {
      const url = `${server.url}/h5/${tab === 'home' ? '' : routes[tab]}`;
      const { faults, ...scores } = middleOf(Array.from({ length: VISITS }, () => runLighthouse(url)));
      console.log(`  ${tab.padEnd(12)}`, JSON.stringify(scores));
      faults.forEach((fault) => console.log(`    ${fault}`));
      for (const name of ['performance', 'accessibility', 'bestPractices'] as const)
        if (scores[name] < least[name]) problems.push(`${tab}: ${name} ${scores[name]}, at least ${least[name]}`);
    }
    const faults = await installabilityFaults(`${server.url}/h5/`);
    console.log(faults.length === 0 ? '  installable' : `  not installable: ${faults.join(', ')}`);
    problems.push(...faults);
  } finally {
    await server.stop();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
