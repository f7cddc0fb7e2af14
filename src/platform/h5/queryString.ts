/** The part of the query-string package that Taro's router calls: flat parameters, not decoded. */
export function parse(query: string): Record<string, string> {
  const params: Record<string, string> = {};
  for (const pair of query.replace(/^[?#&]/, '').split('&')) {
    if (!pair) continue;
    const at = pair.indexOf('=');
    params[at < 0 ? pair : pair.slice(0, at)] = at < 0 ? '' : pair.slice(at + 1);
  }
  return params;
}

export default { parse };
