/** webpack loader for react-reconciler's minified file. */
declare function reconciler(this: { resourcePath: string }, code: string): string;
export = reconciler;
