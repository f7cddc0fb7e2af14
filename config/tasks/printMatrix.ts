// The end of npm run matrix: prints what the measures of its last run found, route by variant. Fails for a cell that
// failed or was not measured.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/routes';
import { LANGUAGE_VARIANTS, type MatrixCell, matrixTable, REQUIRED_VARIANTS } from './matrixTable';

const folder = path.resolve(__dirname, '../../test-results/matrix');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
const cells = files.flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as MatrixCell[]);
const { lines, problems } = matrixTable(cells, Object.values(routes), [...REQUIRED_VARIANTS, ...LANGUAGE_VARIANTS]);
console.log(lines.join('\n'));
console.log('✓ passed   ✗ failed   ? not measured');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
