import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The package sizes that the official tool counts, and setData calls and bytes of each step. Expects a built package. */
export async function benchWeapp(): Promise<void> {
  const code = await new Promise<number | null>((resolve) => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    spawn(process.execPath, [tsx, 'e2e/weapp/check.ts'], { cwd: root, stdio: 'inherit' }).on('close', resolve);
  });
  if (code !== 0) throw new Error('the mini-program check failed');
}
