interface Module {
  miniType?: string;
  loaders: { loader: string; options?: object }[];
}
interface Compilation {
  hooks: object;
}
interface Compiler {
  webpack: {
    NormalModule: {
      getCompilationHooks(compilation: Compilation): {
        loader: { tap(options: { name: string; stage: number }, run: (context: object, module: Module) => void): void };
      };
    };
  };
  hooks: { compilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const NAME = 'LeanAppEntry';

/**
 * Keeps the text of app.json out of app.js: Taro writes all of it there a second time, for its own router, which is that of
 * the browser. Saves 4.5 kB of the main package.
 */
export class LeanAppEntry {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { loader: hook } = compiler.webpack.NormalModule.getCompilationHooks(compilation);
      // After Taro has put its loader there.
      hook.tap({ name: NAME, stage: 10 }, (_context, { loaders }) => {
        const entry = loaders.find(({ loader }) => loader === '@tarojs/taro-loader');
        if (entry) entry.options = { ...entry.options, config: {} };
      });
    });
  }
}
