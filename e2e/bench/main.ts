import { benchCards } from './cards';
import { benchH5 } from './h5';
import { benchMarket } from './market';
import { benchPlanFrames } from './planFrames';
import { benchPosters } from './posters';
import { benchRouteChanges } from './routeChanges';
import { benchServer } from './server';
import { benchTrade } from './trade';
import { benchWeapp } from './weapp';

const benches: Record<string, () => Promise<void>> = {
  h5: benchH5,
  routes: benchRouteChanges,
  weapp: benchWeapp,
  server: benchServer,
  market: benchMarket,
  trade: benchTrade,
  cards: benchCards,
  posters: benchPosters,
  plan: benchPlanFrames
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(benches);

async function main(): Promise<void> {
  for (const name of names) {
    const bench = benches[name];
    if (!bench) throw new Error(`no bench is named ${name}; there are ${Object.keys(benches).join(', ')}`);
    console.log(`\n— ${name}`);
    await bench();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
