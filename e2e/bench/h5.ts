import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startServer } from '../server';
import { runLighthouse } from './lighthouse';

const visits = 3;

/** Measures the first-load bytes by chunk, and the home page with Lighthouse on a phone. Expects `npm run build:h5`. */
export async function benchH5(): Promise<void> {
  execFileSync(process.execPath, [path.resolve(__dirname, '../../config/tasks/budgets.mjs')], { stdio: 'inherit' });
  const server = await startServer();
  try {
    console.log(`Lighthouse, mobile, ${server.url}/h5/ (the first visit starts a cold browser)`);
    for (let index = 0; index < visits; index += 1)
      console.log(' ', JSON.stringify(runLighthouse(`${server.url}/h5/`)));
  } finally {
    await server.stop();
  }
}
