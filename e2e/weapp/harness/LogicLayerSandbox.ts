import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** Names that WeChat hides from every script by parameters of the same name of its wrapper function. */
const hiddenGlobals = [
  'window',
  'document',
  'frames',
  'self',
  'location',
  'navigator',
  'localStorage',
  'history',
  'Caches',
  'screen',
  'alert',
  'confirm',
  'prompt',
  'XMLHttpRequest',
  'WebSocket'
];

/** Missing in the engines of older iPhones that WeChat still supports, so the app must not use them. */
const removeMissingBuiltins = `
  for (const name of ['Intl', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'WeakRef', 'FinalizationRegistry', 'Iterator']) {
    delete globalThis[name];
  }
  for (const name of ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']) {
    delete Array.prototype[name];
  }
  for (const name of ['at', 'isWellFormed', 'toWellFormed']) delete String.prototype[name];
  for (const name of ['hasOwn', 'groupBy']) delete Object[name];
  for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']) {
    delete Set.prototype[name];
  }
  delete Promise.withResolvers; delete Promise.try; delete Array.fromAsync; delete Map.groupBy;
`;

interface Factories {
  object(): Record<string, unknown>;
  array(): unknown[];
  buffer(length: number): ArrayBuffer;
}

/**
 * The logic layer: a separate JavaScript context with the language, a console, timers and `globals` only. Code cannot
 * be created from text (`eval`, `new Function`), as in WeChat.
 */
export class LogicLayerSandbox {
  private readonly context: vm.Context;
  private readonly factories: Factories;
  private readonly modules = new Map<string, { exports: unknown }>();

  constructor(
    private readonly folder: string,
    globals: Record<string, unknown>,
    private readonly fetchPackage: (file: string) => Promise<void>,
    /** Called with the size of every script that runs. */
    private readonly onScript: (bytes: number) => void
  ) {
    this.context = vm.createContext({ ...globals }, { codeGeneration: { strings: false, wasm: false } });
    vm.runInContext(removeMissingBuiltins, this.context);
    this.factories = vm.runInContext(
      '({ object: () => ({}), array: () => [], buffer: (length) => new ArrayBuffer(length) })',
      this.context
    ) as Factories;
  }

  /**
   * Runs a script of the output once, as WeChat's `require` does. The path is relative to the output.
   * @throws Error for a script that the output does not have
   */
  require(file: string): unknown {
    const name = file.endsWith('.js') ? file : `${file}.js`;
    const known = this.modules.get(name);
    if (known) return known.exports;
    const onDisk = path.join(this.folder, name);
    if (!existsSync(onDisk)) throw new Error(`module '${name}' is not defined, require args is '${file}'`);
    const module = { exports: this.factories.object() as unknown };
    this.modules.set(name, module);
    const text = readFileSync(onDisk, 'utf8');
    this.onScript(Buffer.byteLength(text));
    const wrapper = vm.compileFunction(text, ['require', 'module', 'exports', ...hiddenGlobals], {
      filename: name,
      parsingContext: this.context
    }) as (...values: unknown[]) => void;
    const resolve = (target: string) =>
      target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(name), target);
    const requireFrom = Object.assign((target: string) => this.require(resolve(target)), {
      async: (target: string) => this.requireLater(resolve(target))
    });
    wrapper.call(module.exports, requireFrom, module, module.exports);
    return module.exports;
  }

  /** Implements `require.async`: for scripts of packages that may not be on the phone yet. */
  private async requireLater(file: string): Promise<unknown> {
    try {
      await this.fetchPackage(file);
    } catch (error) {
      throw this.copy({ mod: file, errMsg: (error as Error).message });
    }
    return this.require(file);
  }

  /** Copies a value with objects of this sandbox, so that `instanceof` and constructors match; functions are kept. */
  copy(value: unknown): unknown {
    if (Buffer.isBuffer(value) || value instanceof Uint8Array || value instanceof ArrayBuffer) {
      const source = value instanceof ArrayBuffer ? new Uint8Array(value) : value;
      const target = this.factories.buffer(source.length);
      new Uint8Array(target).set(source);
      return target;
    }
    if (Array.isArray(value)) {
      const target = this.factories.array();
      for (const item of value) target.push(this.copy(item));
      return target;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (!isPlain(value)) return value;
    const target = this.factories.object();
    for (const [name, item] of Object.entries(value)) target[name] = this.copy(item);
    return target;
  }
}

/**
 * Whether a value is an object literal of any sandbox; instances of classes (canvas nodes, tasks) are passed as they
 * are.
 */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
