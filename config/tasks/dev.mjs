// npm run dev: starts the server (restarted on change) and the H5 app with hot reload on http://localhost:10086/h5/.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './run.mjs';

const port = process.env.PORT ?? '8080';
const start = (args, env) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
const file = (name) => path.join(root, 'node_modules', name);

const children = [
  start([file('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'], { PORT: port }),
  start([file('@tarojs/cli/bin/taro'), 'build', '--type', 'h5', '--watch', '--no-check'], {
    NODE_ENV: 'development',
    GALLERY: '1',
    API_PROXY: `http://127.0.0.1:${port}`
  })
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
children.forEach((child) => child.on('close', stop));
