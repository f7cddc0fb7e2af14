/**
 * @tarojs/test-utils-react 0.1.1 was written for Taro 3.6:
 * - it calls createRouter(app, config, framework); Taro 4 wants createRouter(history, app, config, framework);
 * - it builds routes from config.pages only; here the subpackages are added, so that any page can be opened.
 */
const path = require('node:path');
const router = require('@tarojs/router/dist/index.js');

function createRouter(app, config, framework) {
  for (const { root, pages } of config.subPackages ?? []) {
    for (const page of pages) {
      const file = `${root}/${page}`;
      config.routes.push({
        path: file,
        load: async (context, params) => [require(path.join(process.cwd(), 'src', file)).default, context, params]
      });
    }
  }
  return router.createRouter(router.createHashHistory({ window }), app, config, framework);
}

// Not a copy: `history` of the router is set when the app is mounted.
module.exports = Object.create(router, { createRouter: { value: createRouter, enumerable: true } });
