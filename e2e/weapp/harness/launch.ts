import { format } from 'node:util';
import { WeappOutput } from '../gates/WeappOutput';
import { App } from './App';
import { Failures } from './Failures';
import { Http } from './Http';
import { LogicLayerSandbox } from './LogicLayerSandbox';
import { PageStack } from './PageStack';
import { PendingWork } from './PendingWork';
import { receiveRejections } from './rejections';
import { Steps } from './Steps';
import { Subpackages } from './Subpackages';
import { View } from './View';
import { Bars, type Theme } from './wx/bars';
import { Dialogs } from './wx/dialogs';
import { Files } from './wx/files';
import type { Layout } from './wx/Layout';
import { Media } from './wx/media';
import { Payments } from './wx/payment';
import { PermissionState } from './wx/permissions';
import { PrivacyGuide } from './wx/privacy';
import { Storage } from './wx/storage';
import { SubscribeDialog } from './wx/subscribe';
import { UpdateManager } from './wx/updates';
import { createWx, type Device } from './wx/wx';

export interface LaunchOptions {
  /** Folder of the built mini-program, or what was read from it; a folder is read at each launch. */
  dist: string | WeappOutput;
  /** Address of the scenario's server, on loopback. */
  baseUrl: string;
  /** The API's origin in the build; requests to it go to `baseUrl`. */
  apiOrigin?: string;
  /** Path of the first page; by default the entry page of app.json. */
  path?: string;
  query?: Record<string, string>;
  /** Scene of the start; 1001 is the list of recently used mini-programs. */
  scene?: number;
  /** Stored values of the phone, or the storage of an earlier run. */
  storage?: Storage | Record<string, unknown>;
  /** Roots of subpackages that fail to load at first. */
  lostPackages?: string[];
  /** Measures the pages; default sizes are used without it. */
  layout?: Layout;
  /** Theme of the phone; light by default. */
  theme?: Theme;
  /** True when the user has not agreed to the mini-program's privacy guide. */
  needsPrivacy?: boolean;
  /** Newer version of the mini-program that WeChat downloads after the launch, or fails to; none by default. */
  update?: 'ready' | 'failed';
  /** Version of WeChat; by default one before virtual payment on iPhones. */
  weChatVersion?: string;
  /** Version of the base library; calls that came later are missing. */
  baseLibrary?: string;
  /** Failures inside the app that the scenario expects. */
  tolerate?: RegExp[];
}

type AppDefinition = Record<string, unknown>;

/**
 * Starts a mini-program on a phone that renders nothing, and waits until its first page is idle.
 * @throws Error when app.js defines no app or no page opens, and the failures of the app meanwhile
 */
export async function launch(options: LaunchOptions): Promise<App> {
  const output = typeof options.dist === 'string' ? WeappOutput.read(options.dist) : options.dist;
  const failures = new Failures(options.tolerate ?? []);
  const guard = (label: string, run: () => void) => {
    try {
      run();
    } catch (error) {
      failures.addError(label, error);
    }
  };
  const work = new PendingWork(guard);
  const steps = new Steps();
  const http = new Http(options.baseUrl, options.apiOrigin ?? 'http://127.0.0.1:8080');
  const packages = new Subpackages(output, work);
  for (const root of options.lostPackages ?? []) packages.unreachable.add(root);
  const view = new View(output, () => sandbox, work, steps, failures);
  const pages = new PageStack(output, () => sandbox, view, packages, steps, failures);
  const storage = options.storage instanceof Storage ? options.storage : new Storage(options.storage);
  const [entry = ''] = output.app.pages;
  const path = options.path ?? entry;
  const opened = { path, query: options.query ?? {}, scene: options.scene ?? 1001, shareTicket: '', referrerInfo: {} };

  const phone: Device = {
    sandbox: () => sandbox,
    packages,
    work,
    failures,
    steps,
    pages,
    http,
    storage,
    dialogs: new Dialogs(),
    bars: new Bars(output.app.darkmode === true, options.theme ?? 'light'),
    seen: { clipboard: '', calls: [], opened: [], brightness: 0.4, isKeptOn: false, contacts: [], events: [] },
    account: {
      logins: Date.now(),
      privacy: new PrivacyGuide(options.needsPrivacy !== true),
      updates: new UpdateManager(options.update ?? 'none', (run) => work.defer('update manager', run)),
      subscriptions: new SubscribeDialog(),
      onMap: 'chooses',
      mapsOpened: []
    },
    media: new Media(),
    payments: new Payments(),
    versions: { weChat: options.weChatVersion ?? '8.0.50', baseLibrary: options.baseLibrary ?? '3.5.0' },
    canvases: new WeakMap(),
    layout: options.layout,
    files: new Files(),
    finger: { hasTapped: false },
    guards: new PermissionState(),
    launchOptions: () => opened,
    listeners: new Map()
  };

  let definition: AppDefinition | undefined;
  const globals = {
    wx: createWx(phone),
    console: consoleOf(failures),
    setTimeout: (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
      work.setTimer(() => run(...values), ms, false),
    setInterval: (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
      work.setTimer(() => run(...values), ms, true),
    clearTimeout: (id: number) => work.clearTimer(id),
    clearInterval: (id: number) => work.clearTimer(id),
    App: (given: AppDefinition) => {
      definition = given;
    },
    Page: (given: AppDefinition) => view.registerPage(pages.loading, given),
    Component: (given: AppDefinition) => view.registerComponent(pages.loading, given),
    Behavior: () => failures.add('Behavior() was called, which the harness does not play'),
    getApp: () => definition,
    getCurrentPages: () => sandbox.copy(pages.pages.map(({ caller }) => caller))
  };
  const sandbox: LogicLayerSandbox = new LogicLayerSandbox(
    output.folder,
    globals,
    (file) => packages.fetch(file),
    (bytes) => steps.script(bytes)
  );

  const stopListening = listenForErrors(failures);
  const callApp = (method: string, argument?: object) => {
    const found = definition?.[method];
    if (typeof found === 'function')
      guard(`${method} of the app`, () => void found.call(definition, sandbox.copy(argument)));
  };
  const app = new App(
    phone,
    view,
    (output.app.tabBar?.list ?? []).map(({ pagePath }) => pagePath),
    {
      call: callApp,
      end() {
        work.stopTimers();
        http.abortAll();
        pages.closeAll();
        stopListening();
      }
    }
  );

  try {
    const start = () => {
      sandbox.require('app.js');
      if (!definition) throw new Error('app.js did not call App()');
      callApp('onLaunch', opened);
      callApp('onShow', opened);
      if (pages.has(path)) pages.start(`/${path}${queryOf(opened.query)}`);
      else {
        const asked = { path, query: opened.query, isEntryPage: true };
        callApp('onPageNotFound', asked);
        for (const run of phone.listeners.get('PageNotFound') ?? []) run(sandbox.copy(asked));
      }
    };
    await app.act('launch', start, 'launch');
    // WeChat then shows a page of its own, with no way into the app.
    if (pages.pages.length === 0) throw new Error(`no page at ${path}: the app leaves it to WeChat`);
  } catch (error) {
    app.close();
    throw error;
  }
  return app;
}

function queryOf(query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** `console.error` is a failure; the other methods print only when HARNESS_LOG is set. */
function consoleOf(failures: Failures): Record<string, (...values: unknown[]) => void> {
  const quiet = (...values: unknown[]) => {
    if (process.env.HARNESS_LOG) console.log('[app]', ...values);
  };
  return {
    log: quiet,
    info: quiet,
    debug: quiet,
    warn: quiet,
    group: quiet,
    groupEnd: () => undefined,
    error: (...values: unknown[]) => failures.add(`console.error: ${format(...values)}`)
  };
}

/** Listens for unhandled promises of the app, and for errors that the component framework would swallow. */
function listenForErrors(failures: Failures): () => void {
  const ends = [
    receiveRejections((reason) => failures.addError('unhandled rejection', reason)),
    View.listenForErrors((error, method) => failures.addError(method ?? 'component framework', error))
  ];
  return () => ends.forEach((end) => end());
}
