// npm run matrix: prints what the last runs of the measuring tests found, route by variant. Fails for a cell that failed
// or that no test has measured.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plannedRoutes, routes } from '../../src/routes';
import { type MatrixCell, matrixTable } from './matrixTable';

const folder = path.resolve(__dirname, '../../test-results/matrix');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
const paths = new Map<string, string>(Object.entries(routes));
/** Tests write the path of a route or its name. */
const cells = files
  .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as MatrixCell[])
  .map((cell) => ({ ...cell, route: paths.get(cell.route) ?? cell.route }));

const planned = plannedRoutes.map((name) => routes[name]);
const { lines, problems } = matrixTable(cells, Object.values(routes), planned);
console.log(lines.join('\n'));
console.log('✓ passed   ✗ failed   ? not measured   · still to come');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
