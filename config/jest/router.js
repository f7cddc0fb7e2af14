/**
 * Adapts the router to @tarojs/test-utils-react 0.1.1, which was written for Taro 3.6:
 * - it calls createRouter(app, config, framework); Taro 4 expects createRouter(history, app, config, framework);
 * - it builds routes from config.pages only; subpackages are added here, which makes every page reachable.
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

// Inherits instead of copying, because the router's `history` is set only when the app is mounted.
module.exports = Object.create(router, { createRouter: { value: createRouter, enumerable: true } });
