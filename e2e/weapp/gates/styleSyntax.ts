import wcsc from 'miniprogram-compiler/src/wcsc.js';
import { formatBytes, type Gate, GateFailure } from './Gate';

const compiledAtMost = 64 * 1024 * 1024;

/** The official style compiler (wcsc) accepts every WXSS file: no `*`, no nesting, no `:is()`, no `@layer`. */
export const styleSyntax: Gate = {
  name: 'WXSS syntax (wcsc)',
  check(output) {
    const files = output.withExtension('.wxss');
    const compiled = wcsc(
      output.folder,
      files.map((file) => file.replace(/\.wxss$/, '')),
      { maxBuffer: compiledAtMost }
    );
    if (compiled instanceof Error) throw new GateFailure('wcsc', compiled.message.trim());
    const bytes = files.reduce((sum, file) => sum + (output.files.get(file) ?? 0), 0);
    return `${files.length} files, ${formatBytes(bytes)}`;
  }
};
