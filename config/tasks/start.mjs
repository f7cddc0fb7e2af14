// npm start: builds outputs that are missing or older than their sources, then runs the server with its database and
// demo data.
import { spawn } from 'node:child_process';
import { isStale, npmRun, root } from './run.mjs';

async function step(title, script) {
  process.stdout.write(`… ${title}\n`);
  const started = Date.now();
  const { code, text } = await npmRun([script], { quiet: true });
  if (code !== 0) {
    process.stderr.write(`${text}\n${title} failed (see above)\n`);
    process.exit(1);
  }
  process.stdout.write(`  done in ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}

// Tests and types in these folders count as sources too: an unnecessary build is better than a missing one.
const both = ['types', 'package.json', 'package-lock.json'];
const settings = ['index.ts', 'environments.ts', 'webHosts.ts', 'maps.ts', 'build'].map((name) => `config/${name}`);
const client = ['src', 'babel.config.js', ...settings, ...both];
const ofServer = ['server/src', 'server/seed', 'server/build', 'server/package.json', ...both];
if (isStale('dist/h5/index.html', client)) await step('building the H5 app (half a minute)', 'build:h5');
if (isStale('server/dist/main.js', ofServer)) {
  await step('building the server', 'build:server');
}

const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit'
});
// The server shuts down and saves its state on the signal; this process only waits for its exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));
