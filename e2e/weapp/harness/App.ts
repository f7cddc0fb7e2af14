import type { RequestLog } from './Http';
import { countNodes, type Target } from './nodes';
import { PageQuery } from './PageQuery';
import type { StepBudgets, StepKind, Steps } from './Steps';
import type { Subpackages } from './Subpackages';
import { type Point, UserInput } from './UserInput';
import type { View } from './View';
import type { Account } from './wx/account';
import type { Bars, Theme } from './wx/bars';
import type { SideEffects } from './wx/device';
import type { Dialogs } from './wx/dialogs';
import type { Files } from './wx/files';
import type { Screen } from './wx/Layout';
import type { Media } from './wx/media';
import type { Payments } from './wx/payment';
import type { PermissionState } from './wx/permissions';
import type { Storage } from './wx/storage';
import type { Device } from './wx/wx';

/** Lifecycle and end of the app. */
export interface AppLifecycle {
  call(method: string, argument?: object): void;
  end(): void;
}

/** A running mini-program with its user. Every action waits until the app is idle, and fails if the app has failed. */
export class App {
  private runListeners(event: string, value: object): void {
    for (const run of this.device.listeners.get(event) ?? []) run(this.device.sandbox().copy(value));
  }

  private readonly userInput: UserInput;

  /** `tabs`: paths of the tab bar's pages in order. */
  constructor(
    private readonly device: Device,
    view: View,
    private readonly tabs: readonly string[],
    private readonly lifecycle: AppLifecycle
  ) {
    this.userInput = new UserInput(view, device.account.privacy);
  }

  get page(): PageQuery {
    return new PageQuery(this.device.pages.top, this.device);
  }

  /** The screen of the phone, for a painter. */
  get screen(): Screen {
    return this.device;
  }

  /** Paths of the page stack, the top page last. */
  get stack(): string[] {
    return this.device.pages.pages.map(({ path }) => path);
  }

  get storage(): Storage {
    return this.device.storage;
  }

  get requests(): readonly RequestLog[] {
    return this.device.http.sent;
  }

  /** Toast, modal, action sheet and preview, which WeChat draws itself. */
  get dialogs(): Dialogs {
    return this.device.dialogs;
  }

  get steps(): Steps {
    return this.device.steps;
  }

  /** The user's WeChat account. */
  get account(): Account {
    return this.device.account;
  }

  get media(): Media {
    return this.device.media;
  }

  /** Payments that the app opened, and how the user answers them. */
  get payments(): Payments {
    return this.device.payments;
  }

  /** Permissions that WeChat, the user and the phone withhold from the app. */
  get permissions(): PermissionState {
    return this.device.guards;
  }

  /** Subpackages that load when a script requires them. */
  get packages(): Subpackages {
    return this.device.packages;
  }

  /** Colours, labels and badges of the native tab bar. */
  get bars(): Bars {
    return this.device.bars;
  }

  /** Files of the phone, and those that the app opened or sent to a chat. */
  get files(): Files {
    return this.device.files;
  }

  /** Effects of the app outside of its own pages: clipboard, calls, other mini-programs. */
  get sideEffects(): SideEffects {
    return this.device.seen;
  }

  /** Taps an element. @throws Error when nothing in the app listens, or for a disabled button */
  async tap(target: Target, at: Point = { x: 1, y: 1 }, kind: StepKind = 'stay'): Promise<void> {
    const run = () => {
      this.device.finger.hasTapped = true;
      this.userInput.tap(this.page.find(target), nameOf(target), at);
    };
    await this.act(`tap ${nameOf(target)}`, run, kind);
  }

  /** Taps an element that renders another window of a list, with the budget of a window. */
  async tapForWindow(target: Target): Promise<void> {
    await this.tap(target, undefined, 'more');
  }

  /** Taps an element that replaces the content of the page, such as by its form. */
  async tapForPage(target: Target): Promise<void> {
    await this.tap(target, undefined, 'open');
  }

  /** Long-presses an element. @throws Error when nothing in the app listens */
  async hold(target: Target, at: Point = { x: 1, y: 1 }): Promise<void> {
    await this.act(`hold ${nameOf(target)}`, () => this.userInput.hold(this.page.find(target), nameOf(target), at));
  }

  /** Drags over an element from point to point, as on a chart. */
  async drag(target: Target, points: Point[]): Promise<void> {
    await this.act(`drag ${nameOf(target)}`, () => this.userInput.drag(this.page.find(target), points));
  }

  /** Moves two fingers over an element, as on a map. */
  async pinch(target: Target, pairs: readonly (readonly [Point, Point])[]): Promise<void> {
    await this.act(`pinch ${nameOf(target)}`, () => this.userInput.pinch(this.page.find(target), pairs));
  }

  /** Sets the text of an input or textarea in one event; `open` when the page is then rendered again. */
  async input(target: Target, text: string, kind: StepKind = 'stay'): Promise<void> {
    await this.act(
      `type ${nameOf(target)}`,
      () => this.userInput.type(this.page.find(target), nameOf(target), text),
      kind
    );
  }

  /** Fires any other event of a component, such as `change` of a picker or `scrolltolower` of a scroll view. */
  async fire(target: Target, type: string, detail: object = {}): Promise<void> {
    await this.act(`${type} ${nameOf(target)}`, () => this.userInput.fire(this.page.find(target), type, detail));
  }

  /** Goes back with the phone's own gesture or key. */
  async back(): Promise<void> {
    await this.act('back', () => this.device.pages.navigateBack(1));
  }

  /**
   * Taps an item of the native tab bar, counted from 0.
   * @throws Error for a missing tab
   */
  async switchTab(index: number): Promise<void> {
    const pagePath = this.tabs[index];
    if (!pagePath) throw new Error(`there is no tab ${index}`);
    await this.act(`tab ${index}`, () => {
      this.device.pages.switchTab(`/${pagePath}`);
      this.callPage('onTabItemTap', { index: String(index), pagePath, text: '' });
    });
  }

  async pullDown(): Promise<void> {
    await this.act('pull down', () => this.callPage('onPullDownRefresh'));
  }

  async reachBottom(): Promise<void> {
    await this.act('reach bottom', () => this.callPage('onReachBottom'), 'more');
  }

  async scrollTo(scrollTop: number): Promise<void> {
    await this.act(`scroll to ${scrollTop}`, () => this.device.pages.scrollTo(scrollTop));
  }

  /** Returns the share card of the page on top. */
  share(): unknown {
    return this.callPage('onShareAppMessage', { from: 'menu' });
  }

  /** Returns the card of the page on top for Moments. */
  shareToMoments(): unknown {
    return this.callPage('onShareTimeline');
  }

  /** Sends the app to the background. */
  async hide(): Promise<void> {
    await this.act('hide', () => {
      this.callPage('onHide');
      this.lifecycle.call('onHide');
      this.runListeners('AppHide', {});
    });
  }

  /** Brings the app to the foreground; `scene` is how. */
  async show(options: { scene?: number; query?: Record<string, string> } = {}): Promise<void> {
    await this.act('show', () => {
      const opened = { path: this.page.path, query: {}, scene: 1001, referrerInfo: {}, ...options };
      this.lifecycle.call('onShow', opened);
      this.runListeners('AppShow', opened);
      this.callPage('onShow');
    });
  }

  /** Emits an event of WeChat, such as `emit('NetworkStatusChange', { isConnected: false })`. */
  async emit(event: string, value: object): Promise<void> {
    await this.act(event, () => this.runListeners(event, value));
  }

  /** Changes the theme of the phone; an app without `darkmode` gets no event. */
  async changeTheme(theme: Theme): Promise<void> {
    this.bars.setTheme(theme);
    if (this.bars.theme) await this.emit('ThemeChange', { theme });
  }

  /** Puts a file on the phone and returns the temporary path to upload it from. */
  putFile(name: string, content: Buffer): string {
    return this.device.files.put(`http://tmp/${name}`, content);
  }

  /** Waits until no work is pending. @throws the failures of the app meanwhile */
  async settle(): Promise<void> {
    await this.device.work.whenIdle();
    this.device.failures.throwIfAny();
  }

  /**
   * Waits for a condition that takes longer than the app's short timers, such as a countdown.
   * @throws Error when it does not hold within the limit, with the text of the page
   */
  async until(condition: () => boolean, limitMs = 10_000): Promise<void> {
    const end = Date.now() + limitMs;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`not within ${limitMs} ms; the page reads:\n${this.page.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await this.settle();
    }
  }

  /** @throws Error when a step exceeded its budget */
  holdTo(budgets: StepBudgets): void {
    const over = this.steps.overBudget(budgets);
    if (over.length > 0) throw new Error(over.join('\n'));
  }

  /** Closes the app: its timers and requests stop. */
  close(): void {
    this.lifecycle.end();
  }

  /** Runs one step: act, wait until idle, count. */
  async act(name: string, run: () => void, kind: StepKind = 'stay'): Promise<void> {
    const step = this.steps.begin(name, kind);
    this.device.work.beginStep();
    try {
      run();
      await this.settle();
      this.device.finger.hasTapped = false;
      // A start that led nowhere has no page to count; `launch` reports it.
      if (this.device.pages.pages.length === 0) return;
      step.page = this.page.path;
      step.nodes = countNodes(this.device.pages.top.component);
    } finally {
      await this.steps.outside(() => this.device.work.endStep());
    }
  }

  private callPage(method: string, argument?: object): unknown {
    return this.device.pages.call(this.device.pages.top, method, argument);
  }
}

function nameOf(target: Target): string {
  const { nth, ...by } = target;
  return `${Object.values(by).join(' ')}${nth === undefined ? '' : ` #${nth}`}`;
}
