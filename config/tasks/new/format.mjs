// Sorts the imports of the given files and formats them; prints what ESLint finds and cannot repair.
import { readFileSync, writeFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { format, resolveConfig } from 'prettier';

const files = process.argv.slice(2);
const eslint = new ESLint({ overrideConfigFile: 'config/eslint.config.mjs', fix: true });
const results = await eslint.lintFiles(files.filter((file) => /\.tsx?$/.test(file)));
await ESLint.outputFixes(results);
const { format: textOf } = await eslint.loadFormatter();
process.stdout.write(await textOf(results));

// Last, because sorted imports are not formatted.
const options = await resolveConfig(files[0] ?? '.');
for (const filepath of files) {
  const text = readFileSync(filepath, 'utf8');
  const formatted = await format(text, { ...options, filepath });
  if (formatted !== text) writeFileSync(filepath, formatted);
}
