/** webpack loader for the entry of H5 as Taro's loader has written it. */
declare function routeTable(this: { resourcePath: string }, code: string): string;
export = routeTable;
