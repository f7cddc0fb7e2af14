import vm from 'node:vm';
import { type ParserOptions, parseSync, types } from '@babel/core';
import { type Gate, GateFailure } from './Gate';

/**
 * Every script parses as a CommonJS module (as `node --check` does, without a process for each file) and contains only
 * syntax that the engine of iOS 14 supports: there one such line leaves the whole app blank.
 */
export const scriptSyntax: Gate = {
  name: 'JavaScript syntax',
  check(output) {
    const files = output.withExtension('.js', '.cjs', '.mjs');
    for (const file of files) {
      const text = output.text(file);
      try {
        vm.compileFunction(text, ['require', 'module', 'exports'], { filename: file });
      } catch (error) {
        const [where] = String((error as Error).stack).split('\n');
        throw new GateFailure(where ?? file, (error as Error).message);
      }
      const tooNew = findTooNew(text);
      if (tooNew) throw new GateFailure(`${file}:${tooNew.line}`, `${tooNew.what}, which iOS 14 does not read`);
    }
    return `${files.length} files, all for iOS 14`;
  }
};

type Node = Parameters<typeof types.traverseFast>[0];

const parserOpts: ParserOptions = { allowReturnOutsideFunction: true };

/** Finds the first syntax that is newer than the engine of iOS 14. */
function findTooNew(text: string): { line: number; what: string } | undefined {
  const tree = parseSync(text, { configFile: false, babelrc: false, sourceType: 'script', compact: false, parserOpts });
  let found: { line: number; what: string } | undefined;
  if (!tree) return undefined;
  types.traverseFast(tree, (node) => {
    const what = found ? undefined : newerThan14(node);
    if (what) found = { line: node.loc?.start.line ?? 1, what };
  });
  return found;
}

function newerThan14(node: Node): string | undefined {
  if (types.isRegExpLiteral(node)) {
    if (/[dv]/.test(node.flags)) return `the flags ${node.flags} of a regular expression`;
    return looksBehind(node.pattern) ? 'a lookbehind' : undefined;
  }
  // The string may be passed to `new RegExp`.
  if (types.isStringLiteral(node)) return looksBehind(node.value) ? 'a lookbehind in a text' : undefined;
  if (types.isStaticBlock(node)) return 'a static block';
  if (types.isClassPrivateMethod(node) || types.isClassPrivateProperty(node)) return 'a private member of a class';
  if (types.isClassProperty(node) && node.static) return 'a static field';
  return undefined;
}

const looksBehind = (pattern: string) => /\(\?<[=!]/.test(pattern.replace(/\\./g, ''));
