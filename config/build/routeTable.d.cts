/** webpack loader for the entry of H5 as Taro's loader has written it. `query` `?later`: for the part with the other routes. */
declare function routeTable(this: { resourcePath: string; query?: string }, code: string): string;
export = routeTable;
