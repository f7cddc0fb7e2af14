import { execFileSync } from 'node:child_process';
import path from 'node:path';
import budgets from '../../config/budgets.json';
import { type RouteName, routes, tabs } from '../../src/routes';
import { publicParameters } from '../pages/everyPage';
import { startServer, type TestServer } from '../server';
import { buildPlainHome, buildTaroHome } from './comparison/buildComparison';
import { serveComparison } from './comparison/serveComparison';
import { installabilityFaults } from './installability';
import { medianOf, printVisits, visitInRounds, type Visits } from './lighthouseRounds';

/** Odd, so that one of them is in the middle. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const least = budgets.h5.lighthouse;
/** Pages that shared links lead to most. */
const openedCold = ['market.info', 'news.detail', 'supply.info'] as const satisfies RouteName[];
const comparisons = { 'plain page': buildPlainHome, 'Taro defaults': buildTaroHome };

// BENCH=home,plain narrows it.
const wanted = (process.env['BENCH'] ?? '').split(',');
const isWanted = (name: string) => wanted.some((part) => name.includes(part));

/**
 * Measures the first-load bytes by chunk, then with Lighthouse on a phone the tabs, pages that links lead to, and the same
 * home as a plain page of Vite and React and as a first page of Taro, and whether a browser would install the app. Expects
 * `npm run build:h5`.
 * @throws Error naming what is below its budget (`config/budgets.json`) or keeps the app from being installed
 */
export async function benchH5(): Promise<void> {
  execFileSync(process.execPath, [path.resolve(__dirname, '../../config/tasks/budgets.mjs')], { stdio: 'inherit' });
  const server = await startServer();
  const stops: (() => Promise<void> | void)[] = [() => server.stop()];
  try {
    const addresses = await ownAddresses(server);
    for (const [name, build] of Object.entries(comparisons).filter(([each]) => isWanted(each))) {
      const { url, stop } = await serveComparison(await build(), server.url);
      stops.push(stop);
      addresses.set(name, url);
    }
    console.log(`Lighthouse, mobile: median of ${ROUNDS} rounds (least–most)`);
    const visits = await visitInRounds(addresses, ROUNDS);
    printVisits(visits);
    const faults = await installabilityFaults(`${server.url}/h5/`);
    console.log(faults.length === 0 ? '  installable' : `  not installable: ${faults.join(', ')}`);
    const problems = [...[...visits].flatMap(([name, page]) => problemsOf(name, page)), ...faults];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function ownAddresses({ url }: TestServer): Promise<Map<string, string>> {
  const parameters = await publicParameters(url);
  const pages = [
    ...tabs.map((tab): [string, string] => [tab, tab === 'home' ? '' : routes[tab]]),
    ...openedCold.map((name): [string, string] => [name, `${routes[name]}?${parameters[name]}`])
  ];
  return new Map(pages.filter(([name]) => isWanted(name)).map(([name, page]) => [name, `${url}/h5/${page}`]));
}

/** Returns what is below its budget; the other pages are only compared. */
function problemsOf(name: string, { results }: Visits): string[] {
  if (name in comparisons) return [];
  const isCold = openedCold.some((page) => page === name);
  const budget = { ...least, performance: isCold ? least.openedColdPerformance : least.performance };
  results[0]?.faults.forEach((fault) => console.log(`  ${name}: ${fault}`));
  return (['performance', 'accessibility', 'bestPractices'] as const).flatMap((category) => {
    const score = medianOf(results.map((result) => result[category]));
    return score < budget[category] ? [`${name}: ${category} ${score}, at least ${budget[category]}`] : [];
  });
}
