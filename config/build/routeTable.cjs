/** A route as Taro's loader for H5 writes it, with the page's settings. */
const route =
  /Object\.assign\(\{\s*path: '([^']+)',\s*load: function\(context, params\) \{\s*const page = (import\("[^"]+"\))\s*return \[page, context, params\]\s*\}\s*\}, (\{.*?\})\)(?=,Object\.assign|\s*\]\s)/g;
const table = /\nconfig\.routes = \[[\s\S]*?\n\]\n/;
/** The same paths in the settings of the app, which only an app of several HTML pages reads. */
const pages = /"pages":\["[^\]]+\],/;
/** Settings that only the mini-program reads. */
const ofMiniProgram = /"enableShare(?:AppMessage|Timeline)":true,?/g;

const head = `const pageRoute = (path, load, settings) => ({
  path,
  load: (context, params) => [load(), context, params],
  ...settings
})
`;

/** Returns the settings as the last argument of a call; nothing without any. */
function settingsArgument(settings) {
  const kept = settings.replace(ofMiniProgram, '').replace(/,\}$/, '}');
  return kept === '{}' ? '' : `, ${kept}`;
}

/**
 * webpack loader for the entry of H5, where Taro lists all pages, and which is loaded first. It keeps the route of the home.
 * Those of all other pages are a part of their own, for which this loader runs again, with the query `later`.
 * partsTable.ts adds the names of all parts to that one. Each route becomes a short call.
 */
module.exports = function routeTable(code) {
  const isLater = this.query === '?later';
  const written = [...code.matchAll(route)].map(
    ([, path, load, settings]) => `pageRoute('${path}', () => ${load}${settingsArgument(settings)})`
  );
  const [home, ...others] = written;
  if (home === undefined || written.length !== code.split('Object.assign({').length - 1 || !pages.test(code))
    throw new Error(`${this.resourcePath}: the loader of Taro writes its routes in another way`);
  if (isLater) return `${head}export const routes = [\n${others.join(',\n')}\n]\n`;
  const later = JSON.stringify(`!!${__filename}?later!${this.resourcePath}`);
  const entry = code.replace(pages, '').replace(
    table,
    () => `
config.routes = [${home}]
config.loadRoutes = () => import(/* webpackChunkName: "routes" */ ${later}).then(({ routes }) => routes)
`
  );
  if (entry.includes('Object.assign({')) throw new Error(`${this.resourcePath}: the routes end in another way`);
  return head + entry;
};
