/** Effect of a step on the screen; `more` scrolled to other rows of a list. */
export type StepKind = 'launch' | 'open' | 'stay' | 'more';

/** One action of the user and the cost of its rendering. */
export interface Step {
  name: string;
  kind: StepKind;
  page: string;
  calls: number;
  bytes: number;
  /** Number of calls on the page that this step opened. */
  openCalls: number;
  requests: number;
  /** Bytes of the scripts that ran for the first time, with those of packages that were required later. */
  scripts: number;
  nodes: number;
  /**
   * Nodes of the shadow trees that its setData calls updated, summed: WeChat goes through the whole tree of the page or
   * component that is called, and that of a component whose properties change, for every call.
   */
  comparedNodes: number;
  /** Times by the clock of the process, for benches alone: they differ from run to run. */
  startedAtMs: number;
  /** When the view had taken over the data of each setData call. */
  drawnAtMs: number[];
}

/** Budgets from `weapp.steps` of config/budgets.json. */
export interface StepBudgets {
  /** Bytes of all setData calls of a launch or of opening a page. */
  firstRenderBytes: number;
  /** Bytes of all setData calls of a step that stays on its page. */
  tapBytes: number;
  /** Bytes of all setData calls of a step that loads the next rows of a list. */
  listWindowBytes: number;
  /** setData calls of the entry page during a launch, which needs more responses than a page. */
  launchCalls: number;
  /** setData calls of a page that a step opens. */
  pageOpenCalls: number;
  pageNodes: number;
  /** Nodes of a page whose list has been loaded to its end. */
  listNodes: number;
}

const bytesOf = {
  launch: 'firstRenderBytes',
  open: 'firstRenderBytes',
  stay: 'tapBytes',
  more: 'listWindowBytes'
} as const satisfies Record<StepKind, keyof StepBudgets>;

/** Counts setData calls and their bytes per step: they are the same in every run, milliseconds are not. */
export class Steps {
  readonly list: Step[] = [];
  private openedPages = new Set<object>();
  /** Work of the app outside of any step. */
  private idle: Step | null = null;

  begin(name: string, kind: StepKind = 'stay'): Step {
    const step = emptyStep(name, kind);
    this.list.push(step);
    this.idle = null;
    this.openedPages = new Set();
    return step;
  }

  /** Ends the current step: further work of the app belongs to none until the next one begins. */
  end(): void {
    this.idle = emptyStep('idle', 'stay');
  }

  /** Runs work that belongs to no step. */
  async outside(run: () => Promise<void>): Promise<void> {
    const { idle } = this;
    this.end();
    await run();
    this.idle = idle;
  }

  opened(page: object): void {
    this.openedPages.add(page);
    if (this.current.kind === 'stay') this.current.kind = 'open';
  }

  /** Marks the step as one that scrolled to other rows of a list. */
  scrolled(): void {
    if (this.current.kind === 'stay') this.current.kind = 'more';
  }

  setData(page: object, bytes: number): void {
    this.current.calls += 1;
    this.current.bytes += bytes;
    if (this.openedPages.has(page)) this.current.openCalls += 1;
  }

  /** Notes that the view has taken data over. */
  drawn(): void {
    this.current.drawnAtMs.push(performance.now());
  }

  /** Counts the nodes of shadow trees that a setData call updates. */
  compared(nodes: number): void {
    this.current.comparedNodes += nodes;
  }

  /** Counts a script that runs for the first time. */
  script(bytes: number): void {
    this.current.scripts += bytes;
  }

  request(): void {
    this.current.requests += 1;
  }

  /** Returns the exceeded budgets, as sentences. */
  overBudget(budgets: StepBudgets): string[] {
    return this.list.flatMap((step) => {
      const limit = budgets[bytesOf[step.kind]];
      const calls = step.kind === 'launch' ? budgets.launchCalls : budgets.pageOpenCalls;
      const nodes = step.kind === 'more' ? budgets.listNodes : budgets.pageNodes;
      const name = `step "${step.name}"`;
      return [
        step.bytes > limit && `${name} sends ${step.bytes} B to the view, its budget is ${limit} B`,
        step.openCalls > calls &&
          `${name} opens ${step.page} with ${step.openCalls} setData calls, its budget is ${calls}`,
        step.nodes > nodes && `${name} leaves ${step.nodes} nodes, its budget is ${nodes}`
      ].filter((text) => text !== false);
    });
  }

  table(): string {
    const head = ['step', 'page', 'setData', 'bytes', 'requests', 'scripts', 'nodes', 'compared'];
    const rows = this.list.map((s) =>
      [s.name, s.page, s.calls, s.bytes, s.requests, s.scripts, s.nodes, s.comparedNodes].map(String)
    );
    const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => width(row[column] ?? title))));
    return [head, ...rows]
      .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column > 1)).join('  '))
      .join('\n');
  }

  private get current(): Step {
    return this.idle ?? this.list[this.list.length - 1] ?? this.begin('launch');
  }
}

function emptyStep(name: string, kind: StepKind): Step {
  const counts = { calls: 0, bytes: 0, openCalls: 0, requests: 0, scripts: 0, nodes: 0, comparedNodes: 0 };
  return { name, kind, page: '', ...counts, startedAtMs: performance.now(), drawnAtMs: [] };
}

/** Returns the width in terminal columns: Chinese characters take two. */
function width(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0);
}

function pad(text: string, to: number, right: boolean): string {
  const gap = ' '.repeat(Math.max(0, to - width(text)));
  return right ? gap + text : text + gap;
}
