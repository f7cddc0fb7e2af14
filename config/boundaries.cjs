/** Floor of src → floors that it may import besides itself. */
const floors = require('./clientFloors.json');

const floorRules = Object.entries(floors).map(([from, allowed]) => ({
  name: `floor-of-${from}`,
  comment: `src/${from} imports only itself and what lies below it`,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [from, ...allowed].map((name) => `^src/${name}(/|\\.ts)`) }
}));

/** Layer → module → modules of its own layer that it may import, besides all modules of the layers before. */
const serverLayers = require('./serverLayers.json');
const layerNames = Object.keys(serverLayers);
const serverModules = layerNames.flatMap((layer) => Object.keys(serverLayers[layer]));

const serverModuleRules = layerNames.flatMap((layer, index) => {
  const below = layerNames.slice(0, index).flatMap((name) => Object.keys(serverLayers[name]));
  return Object.entries(serverLayers[layer]).map(([name, beside]) => ({
    name: `imports-of-${name}`,
    comment: `server/src/modules/${name} imports lower layers, and in its own what serverLayers.json declares`,
    severity: 'error',
    from: { path: `^server/src/modules/${name}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: '^server/src/modules/',
      pathNot: `^server/src/modules/(${[name, ...beside, ...below].join('|')})/`
    }
  }));
});

/** Files that only their own module imports. Routes, personal data, jobs and commands are joined by modules.ts, moduleJobs.ts and ops.ts. */
const internalFiles = '\\.(repository|presenter|personal|ops|routes|jobs)\\.ts$';

module.exports = {
  forbidden: [
    {
      // Types may refer to each other: a type import is gone at run time, so that no order of loading depends on it.
      // Between modules of the server they count: `imports-of-…` below.
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
    },
    ...floorRules,
    ...serverModuleRules,
    {
      name: 'server-module-has-a-layer',
      comment: 'a new module is declared in config/serverLayers.json',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: `^server/src/modules/(${serverModules.join('|')})/` },
      to: {}
    },
    {
      name: 'server-modules-do-not-join-themselves',
      comment: 'wiring.ts, modules.ts and moduleJobs.ts know the modules, not the other way round',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(wiring|organiserContents|modules|moduleJobs|ops|app|start|main)\\.ts$' }
    },
    {
      name: 'subpackages-keep-apart',
      severity: 'error',
      from: { path: '^src/(pages[A-Z][A-Za-z]*)/' },
      to: { path: '^src/pages', pathNot: '^src/$1/' }
    },
    {
      name: 'main-pages-keep-apart',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages', pathNot: '^src/pages/$1/' }
    },
    {
      name: 'nothing-imports-a-page',
      severity: 'error',
      from: { path: '^src/(?!pages|drawnPages/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/pages' }
    },
    {
      name: 'types-only-from-the-contract',
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.test\\.tsx?$|^src/testing/)' },
      to: { path: '^types/contract/', dependencyTypesNot: ['type-only'] }
    },
    { name: 'client-and-server-never-meet', severity: 'error', from: { path: '^src/' }, to: { path: '^server/' } },
    {
      name: 'server-and-client-never-meet',
      comment: 'but for the drawings of the demo data, which are those of the app, and the policy that a test reads',
      severity: 'error',
      from: { path: '^server/', pathNot: '/account/privacyPolicy\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/lib/spiceArt\\.ts$' }
    },
    {
      name: 'contract-is-independent',
      severity: 'error',
      from: { path: '^types/contract/' },
      to: { path: '^(src|server)/' }
    },
    {
      name: 'rules-are-independent',
      comment: 'rules are plain functions that client and server share; of the contract they read types only',
      severity: 'error',
      from: { path: '^types/rules/' },
      to: { pathNot: '^types/rules/', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'routes-ask-services',
      severity: 'error',
      from: { path: '^server/src/modules/.+\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$' }
    },
    {
      name: 'modules-reach-each-other-through-services',
      comment: 'but for the row of the account, which session, credentials, login, profile and account share',
      severity: 'error',
      from: {
        path: '^server/src/modules/([^/]+)/',
        pathNot: '(\\.test\\.ts$|^server/src/modules/(session|credentials|login|profile|account)/)'
      },
      to: { path: `^server/src/modules/[^/]+/.+${internalFiles}`, pathNot: '^server/src/modules/$1/' }
    },
    {
      name: 'account-modules-reach-others-through-services',
      severity: 'error',
      from: { path: '^server/src/modules/(session|credentials|login|profile|account)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: `^server/src/modules/[^/]+/.+${internalFiles}`,
        pathNot: '^server/src/modules/($1/|user/user\\.repository)'
      }
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.test\\.tsx?$|^src/testing/)' },
      to: { path: '^src/testing/' }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.js', '.json'] }
  }
};
