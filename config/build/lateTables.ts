/** Names of scripts and style sheets, by the numbers of their parts, in the minified runtime of webpack. */
const scripts = /(\w+)\.u=(\w+)=>"js\/"\+\2\+"\."\+(\{(?:\w+:"[0-9a-f]+",?)+\})\[\2\]\+"\.js"/;
const sheets = /(\w+)\.miniCssF=(\w+)=>"css\/"\+\2\+"\."\+(\{(?:\w+:"[0-9a-f]+",?)+\})\[\2\]\+"\.css"/;
/** Parts that have a style sheet. */
const list = /\{(?:\w+:1,?)+\}(?=\[\w+\]&&\w+\.push\()/;
/** Parts that have nothing else. */
const onlySheets = /else if\((\/\^(?:\d+|\([\d|]+\))\$\/)\.test\(/;
/** Loads a part. */
const ensure =
  /(\w+)\.e=(\w+)=>(Promise\.all\(Object\.keys\(\1\.f\)\.reduce\(\((\w+),(\w+)\)=>\(\1\.f\[\5\]\(\2,\4\),\4\),\[\]\)\))/;

const keysOf = (object: string): string => [...object.matchAll(/(\w+):/g)].map(([, key]) => key).join();

/**
 * Returns the minified runtime without the names of parts, and these: `webpackParts`, a list of two objects with the hashes
 * of scripts and of style sheets. The runtime knows those that the page links or has in it, and loads all others, when
 * one of them is needed, with the script that `<meta name="parts">` names. Such a part waits for the style sheet of that
 * script, too.
 * @param own number of the part that becomes that script
 * @throws Error when webpack writes the runtime in another way
 */
export function withLateTables(code: string, own: number | string): { code: string; scripts: string; sheets: string } {
  const find = (pattern: RegExp) => {
    const found = pattern.exec(code);
    if (!found) throw new Error(`the runtime of webpack has no ${pattern.source}`);
    return found;
  };
  const [ofScripts, r = '', , scriptHashes = ''] = find(scripts);
  const [ofSheets, , , sheetHashes = ''] = find(sheets);
  const [withSheet] = find(list);
  const [, only = ''] = find(onlySheets);
  const [load, , part = '', loading = ''] = find(ensure);
  if (keysOf(sheetHashes) !== keysOf(withSheet)) throw new Error('the runtime lists its style sheets in another way');
  const fill = `${r}.fill=()=>self.webpackParts&&([${r}.js,${r}.css]=self.webpackParts)`;
  const known = `document.querySelectorAll("link,style").forEach(e=>{const t=/\\/(js|css)\\/(\\d+)\\.(\\w+)\\.\\1$/.exec(e.dataset.href||e.href);t&&(${r}[t[1]][t[2]]=t[3])})`;
  const table = `new Promise((t,n)=>${r}.l(${r}.p+document.querySelector("meta[name=parts]").content.split(" ")[0],()=>${r}.fill()?t():n(Error("no table of parts")),"parts"))`;
  const late = code
    .replace(ofScripts, () => ofScripts.replace(scriptHashes, `${r}.js`))
    .replace(ofSheets, () => `${ofSheets.replace(sheetHashes, `${r}.css`)},${r}.js={},${r}.css={},${known},${fill}`)
    .replace(withSheet, () => `${r}.css`)
    .replace(
      load,
      () =>
        `${r}.e=${part}=>${r}.js[${part}]||${r}.css[${part}]&&${only}.test(${part})||${r}.fill()?${loading}:${table}.then(()=>Promise.all([${r}.e(${part}),${r}.e(${own})]))`
    );
  return { code: late, scripts: scriptHashes, sheets: sheetHashes };
}
