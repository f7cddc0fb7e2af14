/** What a step did to the screen; `more` came to other rows of a list. */
export type StepKind = 'launch' | 'open' | 'stay' | 'more';

/** One act of a user and what it cost to show the answer. */
export interface Step {
  name: string;
  kind: StepKind;
  page: string;
  calls: number;
  bytes: number;
  /** Of the calls, those of the page that this step opened. */
  openCalls: number;
  requests: number;
  nodes: number;
}

/** From `weapp.steps` of config/budgets.json. */
export interface StepBudgets {
  /** Bytes of all setData calls of a launch or of opening a page. */
  firstRenderBytes: number;
  /** Bytes of all setData calls of a step that stays on its page. */
  tapBytes: number;
  /** The same of a step that loads the next rows of a list. */
  listWindowBytes: number;
  /** setData calls of the entry page during a launch, which is made of more answers than a page. */
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

/** Counts setData calls and their bytes, step by step: they repeat exactly from run to run, milliseconds do not. */
export class Steps {
  readonly list: Step[] = [];
  private openedPages = new Set<object>();
  /** What nobody asked for. */
  private idle: Step | null = null;

  begin(name: string, kind: StepKind = 'stay'): Step {
    const step = emptyStep(name, kind);
    this.list.push(step);
    this.idle = null;
    this.openedPages = new Set();
    return step;
  }

  /** What the app does by itself from here on belongs to no step, until the next one begins. */
  end(): void {
    this.idle = emptyStep('idle', 'stay');
  }

  opened(page: object): void {
    this.openedPages.add(page);
    if (this.current.kind === 'stay') this.current.kind = 'open';
  }

  /** The page was scrolled to other rows of a list, by a finger or by the app. */
  scrolled(): void {
    if (this.current.kind === 'stay') this.current.kind = 'more';
  }

  setData(page: object, bytes: number): void {
    this.current.calls += 1;
    this.current.bytes += bytes;
    if (this.openedPages.has(page)) this.current.openCalls += 1;
  }

  request(): void {
    this.current.requests += 1;
  }

  /** What breaks the budgets, as sentences. */
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
    const head = ['step', 'page', 'setData', 'bytes', 'requests', 'nodes'];
    const rows = this.list.map((s) => [s.name, s.page, s.calls, s.bytes, s.requests, s.nodes].map(String));
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
  return { name, kind, page: '', calls: 0, bytes: 0, openCalls: 0, requests: 0, nodes: 0 };
}

/** Columns on a terminal: Chinese characters take two. */
function width(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0);
}

function pad(text: string, to: number, right: boolean): string {
  const gap = ' '.repeat(Math.max(0, to - width(text)));
  return right ? gap + text : text + gap;
}
