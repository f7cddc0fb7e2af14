import { wxmlToJs } from 'miniprogram-compiler';
import { formatBytes, type Gate, GateFailure } from './Gate';

const compiledAtMost = 64 * 1024 * 1024;

/** The official template compiler (wcc) accepts every WXML and WXS file. */
export const templateSyntax: Gate = {
  name: 'WXML syntax (wcc)',
  check(output) {
    try {
      const compiled = wxmlToJs(output.folder, { maxBuffer: compiledAtMost });
      return `${output.withExtension('.wxml', '.wxs').length} files, ${formatBytes(compiled.length)} compiled`;
    } catch (error) {
      throw new GateFailure('wcc', (error as Error).message.trim());
    }
  }
};
