import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { WeappOutput } from '../weapp/gates/WeappOutput';
import { dist } from '../weapp/scenarios/dist';
import { benchWeappStart } from './weappStart';

const root = path.resolve(__dirname, '../..');
const scenarios = 'e2e/weapp/scenarios';
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/**
 * Measures the size of each package, setData calls, bytes, scripts and nodes of every step, and a start on a slow phone. Expects `npm run build:weapp`.
 * @throws Error when a scenario fails
 */
export async function benchWeapp(): Promise<void> {
  printPackages(WeappOutput.read(dist));
  const files = readdirSync(path.join(root, scenarios)).filter((file) => file.endsWith('.test.ts'));
  const paths = files.map((file) => `${scenarios}/${file}`);
  const args = ['--import', 'tsx', '--test', '--test-reporter=spec', ...paths];
  const code = await new Promise<number | null>((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('close', resolve);
  });
  if (code !== 0) throw new Error('the scenarios failed');
  await benchWeappStart();
}

function printPackages({ packages, files }: WeappOutput): void {
  console.log('packages, as they are uploaded');
  for (const { root: folder, bytes } of packages) console.log(`  ${kB(bytes)}  ${folder || 'main'}`);
  console.log(`  ${kB(packages.reduce((sum, { bytes }) => sum + bytes, 0))}  in all`);
  console.log('largest files of the main package');
  const [main] = packages;
  const sizes = (main?.files ?? []).map((file) => ({ file, bytes: files.get(file) ?? 0 }));
  sizes.sort((one, other) => other.bytes - one.bytes);
  for (const { file, bytes } of sizes.slice(0, 8)) console.log(`  ${kB(bytes)}  ${file}`);
}
