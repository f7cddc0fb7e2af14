/** Functions of react-dom that this app and the libraries of its first load call. */
const called = new Set(['createRoot', 'unstable_batchedUpdates', 'version']);

/** How the variable is found that says whether pages of a server are taken over: hydration of a root sets it. */
const hydrating = /\.stateNode\.containerInfo\.firstChild\),\w+=\w+,(\w+)=!0,/;

/**
 * webpack loader for the minified react-dom: keeps the functions that nothing calls to itself and writes as a constant that no
 * page is hydrated (the router of Taro mounts all of them), so that our minifier removes what serves them. Saves 1.4 kB of
 * brotli.
 */
module.exports = function reactDom(code) {
  const [, flag] = hydrating.exec(code) ?? [];
  const refuse = () => new Error(`${this.resourcePath}: react-dom is written in another way`);
  if (flag === undefined) throw refuse();
  const lean = code
    .replace(/(^|[;}\n])exports\.(\w+)=/g, (text, before, name) =>
      called.has(name) ? text : `${before}var unused_${name}=`
    )
    .replace(new RegExp(`,${flag}=!1,`, 'g'), ',')
    .replace(new RegExp(`(?<![\\w$.])${flag}=![01](?![\\w$])`, 'g'), '0')
    .replace(new RegExp(`(?<![\\w$.])${flag}(?![\\w$])`, 'g'), '!1');
  if ((lean.match(/\bexports\.\w+=/g) ?? []).length !== called.size) throw refuse();
  return lean;
};
