// npm run matrix: measures every page in every language at 320 px, on H5 and in the mini-program, and prints that with
// what the last `npm test` has measured, route by variant. Fails for a cell that failed or was not measured. With --print,
// as the last step of `npm test`, it only prints and asks for no language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/routes';
import { type MatrixCell, matrixTable } from './matrixTable';

const folder = path.resolve(__dirname, '../../test-results/matrix');

const { lines, problems } = matrixTable(cells, Object.values(routes));
console.log(lines.join('\n'));
console.log('✓ passed   ✗ failed   ? not measured');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
