// `npm run modules` prints the modules of the server by layer, with their imports of each other (types included) and the
// circles between their folders; exits with 1 when there is a circle, or an import that config/serverLayers.json does not
// declare. The step `boundaries` of `npm test` checks the same for each import; this shows the picture.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../../server/src/modules');
const layers = JSON.parse(readFileSync(new URL('../serverLayers.json', import.meta.url), 'utf8'));
const moduleOf = (path) => relative(root, path).split('/')[0];

/** Module → module that it imports → number of imports. */
const edges = new Map(readdirSync(root).map((name) => [name, new Map()]));
for (const file of readdirSync(root, { recursive: true }).filter((name) => /(?<!\.test)\.ts$/.test(name))) {
  const path = join(root, file);
  for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
    const target = resolve(dirname(path), fileName);
    if (!fileName.startsWith('.') || !target.startsWith(`${root}/`) || moduleOf(target) === moduleOf(path)) continue;
    const imports = edges.get(moduleOf(path));
    imports.set(moduleOf(target), (imports.get(moduleOf(target)) ?? 0) + 1);
  }
}

/** Modules that reach themselves. */
function findCircles() {
  const reachable = (from) => {
    const seen = new Set();
    const queue = [...edges.get(from).keys()];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (!seen.has(name)) queue.push(...edges.get(name).keys());
      seen.add(name);
    }
    return seen;
  };
  return [...edges.keys()].filter((name) => reachable(name).has(name));
}

const problems = [];
const allowed = [];
for (const [layer, modules] of Object.entries(layers)) {
  console.log(`\n${layer}`);
  allowed.push(...Object.keys(modules));
  for (const [name, beside] of Object.entries(modules)) {
    const imports = [...(edges.get(name) ?? [])];
    console.log(`  ${name.padEnd(16)}${imports.map(([target, count]) => `${target} ${count}`).join(', ')}`);
    for (const [target] of imports) {
      const isBelow = allowed.includes(target) && !(target in modules);
      if (!isBelow && !beside.includes(target)) problems.push(`${name} imports ${target}: not declared`);
    }
    for (const target of beside) {
      if (!edges.get(name)?.has(target)) problems.push(`${name} declares ${target}, and does not import it`);
    }
  }
}
for (const name of edges.keys()) if (!allowed.includes(name)) problems.push(`${name} is in no layer`);

const circles = findCircles();
const count = [...edges.values()].reduce((sum, imports) => sum + imports.size, 0);
console.log(`\n${edges.size} modules, ${count} edges, circles: ${circles.length} ${circles.join(' ')}`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 || circles.length > 0 ? 1 : 0);
