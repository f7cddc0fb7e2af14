// npm run build:h5 (weapp, server): builds it, unless its output was made from the present sources; `-- --force` always.
import { buildNames, ensureBuilt, isBuilt } from './builds.mjs';

const [name, ...options] = process.argv.slice(2);
if (!buildNames.includes(name)) {
  console.error(`${name ?? 'nothing'} is no build; there are ${buildNames.join(', ')}`);
  process.exit(1);
}
if (!options.includes('--force') && isBuilt(name)) console.log(`${name} is up to date`);
else process.exit((await ensureBuilt(name, { isForced: true })).code);
