import vm from 'node:vm';
import type { DrawnPageInput, DrawnPageStep } from '@contract/drawnPage';

export type DrawnPageResult = Exclude<DrawnPageStep, { state: 'unsettled' }>;

/** Steps of a page at most: one that has not settled by then changes itself for ever. */
const MAX_STEPS = 6;

const none = (): undefined => undefined;
/** Some modules read them, or listen to them, while they are loaded. */
const whileLoading = {
  location: { href: '', pathname: '', search: '' },
  navigator: { language: 'zh-CN', userAgent: '' },
  document: { addEventListener: none },
  addEventListener: none
};
const run = {
  begin: new vm.Script('drawnPages.begin(input)'),
  advance: new vm.Script('drawnPages.advance()')
};

/**
 * The client's pages (src/drawnPages) in a JavaScript context without a browser, a network, a clock that calls back, or Node:
 * a page that needs one of them fails here. Microtasks end within the call that caused them, so that a page is drawn
 * without a gap in which another could begin.
 */
export class PageContext {
  private readonly global: vm.Context & { input?: string };

  constructor(code: vm.Script) {
    this.global = vm.createContext(
      {
        console: { log: none, info: none, warn: none, error: none, debug: none },
        setTimeout: () => 0,
        clearTimeout: none,
        setInterval: () => 0,
        clearInterval: none,
        TextEncoder,
        URL,
        URLSearchParams,
        ...whileLoading
      },
      { microtaskMode: 'afterEvaluate', codeGeneration: { strings: false, wasm: false } }
    );
    code.runInContext(this.global);
    for (const name of Object.keys(whileLoading)) delete this.global[name];
  }

  /**
   * Draws a page from answers of the API; `missing` names the calls that it makes without one.
   * @throws Error when the page fails or does not settle
   */
  draw(input: DrawnPageInput): DrawnPageResult {
    this.global.input = JSON.stringify(input);
    run.begin.runInContext(this.global);
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const step = JSON.parse(run.advance.runInContext(this.global) as string) as DrawnPageStep;
      if (step.state !== 'unsettled') return step;
    }
    throw new Error(`${input.path} has not settled after ${MAX_STEPS} steps`);
  }
}
