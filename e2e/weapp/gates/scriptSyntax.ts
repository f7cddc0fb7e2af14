import vm from 'node:vm';
import { GateFailure, type Gate } from './Gate';

/** What `node --check` proves, without a process for each file: every script parses as a CommonJS module. */
export const scriptSyntax: Gate = {
  name: 'JavaScript syntax',
  check(output) {
    const files = output.withExtension('.js', '.cjs', '.mjs');
    for (const file of files) {
      try {
        vm.compileFunction(output.text(file), ['require', 'module', 'exports'], { filename: file });
      } catch (error) {
        const [where] = String((error as Error).stack).split('\n');
        throw new GateFailure(where ?? file, (error as Error).message);
      }
    }
    return `${files.length} files`;
  }
};
