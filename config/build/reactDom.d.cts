/** webpack loader for react-dom's minified file. */
declare function reactDom(this: { resourcePath: string }, code: string): string;
export = reactDom;
