// `npm run modules` prints the floors of the client (config/clientFloors.json) with their imports of each other, then the
// modules of the server by layer with theirs (types included) and the circles between their folders; exits with 1 when there
// is a circle, or an import that config/serverLayers.json does not declare. The step `boundaries` of `npm test` checks the
// same for each import; this shows the picture.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const readJson = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const layers = readJson('../serverLayers.json');
const floors = readJson('../clientFloors.json');
const pages = 'pages';

/**
 * Counts the imports between parts of a folder.
 * @param base folder, relative to the repository
 * @param partOf part of a path below it; undefined for files that belong to none
 * @returns part → imported part → number of imports
 */
function findEdges(base, partOf) {
  const folder = join(root, base);
  const edges = new Map();
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
    const from = partOf(file);
    if (from === undefined) continue;
    if (!edges.has(from)) edges.set(from, new Map());
    const path = join(folder, file);
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
      const target = fileName.startsWith('@/') ? join(folder, fileName.slice(2)) : resolve(dirname(path), fileName);
      if (!/^(\.|@\/)/.test(fileName) || !target.startsWith(`${folder}/`)) continue;
      const to = partOf(relative(folder, target));
      if (to === undefined || to === from) continue;
      edges.get(from).set(to, (edges.get(from).get(to) ?? 0) + 1);
    }
  }
  return edges;
}

function print(name, imports = new Map()) {
  console.log(`  ${name.padEnd(16)}${[...imports].map(([target, count]) => `${target} ${count}`).join(', ')}`);
}

const floorEdges = findEdges('src', (file) => {
  const [name] = file.split('/');
  return name in floors ? name : name.startsWith(pages) ? pages : undefined;
});
console.log('client, each floor with the floors that it imports');
for (const name of [pages, ...Object.keys(floors).reverse()]) print(name, floorEdges.get(name));

const edges = findEdges('server/src/modules', (file) => file.split('/')[0]);

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
  console.log(`\nserver, layer ${layer}`);
  allowed.push(...Object.keys(modules));
  for (const [name, beside] of Object.entries(modules)) {
    const imports = edges.get(name) ?? new Map();
    print(name, imports);
    for (const target of imports.keys()) {
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
