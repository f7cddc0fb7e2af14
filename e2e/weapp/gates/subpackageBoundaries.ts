import path from 'node:path';
import { type Gate, GateFailure } from './Gate';
import type { WeappOutput } from './WeappOutput';

const requireCall = /\brequire\((["'])([^"']+)\1\)/g;
const asyncRequire = /\brequire\.async\((["'])([^"']+)\1\)/g;

/**
 * No file requires a file of another subpackage, which may not be on the phone yet when the line runs. `require.async`
 * may, since it waits. Covers scripts and `usingComponents` of configs; the target must exist.
 */
export const subpackageBoundaries: Gate = {
  name: 'subpackage boundaries',
  check(output) {
    let references = 0;
    for (const file of output.withExtension('.js')) {
      for (const [, , target = ''] of output.text(file).matchAll(requireCall)) {
        const wanted = resolve(file, target);
        checkReference(output, file, wanted.endsWith('.js') ? wanted : `${wanted}.js`);
        references += 1;
      }
      for (const [, , target = ''] of output.text(file).matchAll(asyncRequire)) {
        checkPresence(output, file, resolve(file, target));
        references += 1;
      }
    }
    for (const file of output.withExtension('.json')) {
      const { usingComponents } = output.json<{ usingComponents?: Record<string, string> }>(file);
      for (const target of Object.values(usingComponents ?? {})) {
        if (target.includes('://')) continue;
        checkReference(output, file, `${resolve(file, target)}.js`);
        references += 1;
      }
    }
    return `${references} references`;
  }
};

function resolve(file: string, target: string): string {
  return target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target);
}

function checkPresence(output: WeappOutput, file: string, wanted: string): void {
  if (!output.has(wanted)) throw new GateFailure(file, `needs ${wanted}, which is not in the output`);
}

function checkReference(output: WeappOutput, file: string, wanted: string): void {
  checkPresence(output, file, wanted);
  const from = output.packageOf(file);
  const to = output.packageOf(wanted);
  if (to.root && to !== from) {
    throw new GateFailure(file, `of package ${from.name} needs ${wanted} of package ${to.name}`);
  }
}
