import { type Gate, GateFailure } from './Gate';

const serverPaths =
  /(^|\/)(__tests__|__mocks__|testing|fixtures?|server|e2e|node_modules)\/|\.(test|spec)\.|(^|\/)gallery\//;

const markers: [name: string, pattern: RegExp][] = [
  [
    'a Node module',
    /\brequire\(["'](?:node:[a-z/_]+|fs|http|https|net|tls|child_process|crypto|os|path|stream|zlib)["']\)/
  ],
  ['a server package', /["'`](?:fastify|kysely|pino|@fastify\/[a-z-]+|@node-rs\/argon2)["'`]/],
  ['SQL', /\b(?:CREATE TABLE|INSERT INTO|SELECT \* FROM|ALTER TABLE)\b/],
  // The contract gives the client types only; its schemas would add the whole of TypeBox.
  ['a schema of the contract', /Symbol\.for\(["'`]TypeBox\./],
  ['a test library', /["'`](?:@tarojs\/test-utils-react|@playwright\/test|@jest\/globals|node:test)["'`]/],
  ['a test', /\b(?:jest|vi)\.(?:fn|mock|spyOn)\(/]
];

/** The download contains no test, server code or development page. */
export const noServerCodeInBundle: Gate = {
  name: 'no test or server code',
  check(output) {
    const stray = [...output.files.keys()].find((file) => serverPaths.test(file));
    if (stray) throw new GateFailure(stray, 'belongs to tests, the server or development');
    const files = output.withExtension('.js');
    for (const file of files) {
      const text = output.text(file);
      for (const [name, pattern] of markers) {
        const found = pattern.exec(text);
        if (found) throw new GateFailure(file, `holds ${name}: ${found[0]}`);
      }
    }
    return `${files.length} scripts, ${markers.length} markers`;
  }
};
