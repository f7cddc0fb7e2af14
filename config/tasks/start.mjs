// npm start: builds what was not built from the present sources, then runs the server with its database and demo data.
import { spawn } from 'node:child_process';
import { ensureBuilt, isBuilt } from './builds.mjs';
import { root } from './run.mjs';

async function build(title, name) {
  if (isBuilt(name)) return;
  process.stdout.write(`… ${title}\n`);
  const started = Date.now();
  const { code, text } = await ensureBuilt(name, { quiet: true });
  if (code !== 0) {
    process.stderr.write(`${text}\n${title} failed (see above)\n`);
    process.exit(1);
  }
  process.stdout.write(`  done in ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}

await build('building the H5 app (half a minute to five)', 'h5');
await build('building the server', 'server');

const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit'
});
// The server shuts down and saves its state on the signal; this process only waits for its exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));
