import type * as glassEasel from 'glass-easel';
import type { Failures } from '../Failures';
import type { Http } from '../Http';
import type { LogicLayerSandbox } from '../LogicLayerSandbox';
import type { PendingWork } from '../PendingWork';
import type { Steps } from '../Steps';
import type { Subpackages } from '../Subpackages';
import { type Account, accountApi } from './account';
import { Api, type Options } from './Api';
import { apiNames, apiVersions, compareVersions } from './apiNames';
import { barsApi } from './bars';
import { Canvas } from './Canvas';
import { deviceApi, type SideEffects } from './device';
import { type Dialogs, dialogsApi } from './dialogs';
import { filesApi, userFolder } from './files';
import type { Box, Layout, Screen } from './Layout';
import { type Media, mediaApi } from './media';
import { navigationApi } from './navigation';
import { paymentApi, type Payments } from './payment';
import { type PermissionState, withPermissions } from './permissions';
import { requestApi, type TapState } from './request';
import { SelectorQuery } from './SelectorQuery';
import { SINGLE_PAGE_SCENE, withholdFromSinglePage } from './singlePage';
import { type Storage, storageApi } from './storage';
import { subscribeApi } from './subscribe';

/** Everything that the calls of wx act on. */
export interface Device extends Screen {
  account: Account;
  sandbox: () => LogicLayerSandbox;
  packages: Subpackages;
  work: PendingWork;
  failures: Failures;
  steps: Steps;
  http: Http;
  storage: Storage;
  dialogs: Dialogs;
  seen: SideEffects;
  media: Media;
  payments: Payments;
  /** Version of WeChat, such as 8.0.50, and of the base library that it runs. */
  versions: { weChat: string; baseLibrary: string };
  layout: Layout | undefined;
  finger: TapState;
  guards: PermissionState;
  launchOptions: () => { scene: number };
  /** `wx.onX(run)`: the app's functions by event name without `on`. */
  listeners: Map<string, Set<(...values: unknown[]) => void>>;
}

/**
 * Creates the app's `wx` with every name that a phone with its base library has; a call that the harness does not implement
 * fails with its name.
 */
export function createWx(phone: Device): Options {
  const { sandbox, work, failures, pages } = phone;
  const api = new Api(sandbox, work, failures);
  const known: Options = {
    ...deviceApi(api, phone.seen, () => phone.bars.theme, phone.versions),
    ...storageApi(api, phone.storage),
    ...requestApi({ api, ...phone }),
    ...navigationApi(api, pages),
    ...barsApi(api, phone.bars, pages),
    ...dialogsApi(api, phone.dialogs),
    ...accountApi(api, phone.account),
    ...mediaApi(api, phone.media, phone.files),
    ...paymentApi(api, phone.payments),
    ...subscribeApi(api, phone.account.subscriptions, phone.finger),
    ...filesApi(api, phone.files, () => phone.finger.hasTapped),
    ...api.synchronousAll({
      getLaunchOptionsSync: () => phone.launchOptions(),
      getEnterOptionsSync: () => phone.launchOptions(),
      nextTick: (run: () => void) => work.defer('nextTick', run)
    }),
    createSelectorQuery: () =>
      new SelectorQuery({
        page: () => pages.top.component,
        scrollTop: () => pages.top.scrollTop,
        canvasOf: (element) => canvasOf(phone, element),
        measure: phone.layout && ((elements, names) => measure(phone, elements, names)),
        deliver: (run) => work.defer('selector query', run),
        copy: (value) => sandbox().copy(value)
      }),
    env: { USER_DATA_PATH: userFolder }
  };
  const privacyListeners = listenersOf(phone, 'NeedPrivacyAuthorization');
  Object.assign(known, withPermissions(api, phone.guards, phone.account.privacy, privacyListeners, known));
  if (phone.launchOptions().scene === SINGLE_PAGE_SCENE) withholdFromSinglePage(api, known);
  for (const name of apiNames()) known[name] ??= listenerApi(phone, name) ?? unknownApi(failures, name);
  for (const [name, version] of apiVersions()) {
    if (compareVersions(version, phone.versions.baseLibrary) > 0) delete known[name];
  }
  return known;
}

/** Stores the functions of `onThemeChange`, `offThemeChange` and the like, so that a scenario can emit the event. */
function listenerApi(phone: Device, name: string): ((run?: (...values: unknown[]) => void) => void) | undefined {
  const [, verb, event] = /^(on|off)([A-Z]\w+)$/.exec(name) ?? [];
  if (!verb || !event) return undefined;
  const listeners = listenersOf(phone, event);
  return (run) => {
    if (verb === 'on' && run) listeners.add(run);
    else if (run) listeners.delete(run);
    else listeners.clear();
  };
}

function listenersOf(phone: Device, event: string): Set<(...values: unknown[]) => void> {
  const listeners = phone.listeners.get(event) ?? new Set();
  phone.listeners.set(event, listeners);
  return listeners;
}

function unknownApi(failures: Failures, name: string): () => never {
  return () => {
    failures.add(`wx.${name} was called, which the harness does not play: add it in e2e/weapp/harness/wx`);
    throw new Error(`wx.${name} is not played by the harness`);
  };
}

async function measure(phone: Device, elements: glassEasel.Element[], names: string[]): Promise<Box[]> {
  const end = phone.work.begin('layout');
  try {
    return (await phone.layout?.measure(phone, elements, names)) ?? [];
  } catch (error) {
    phone.failures.addError('layout', error);
    return [];
  } finally {
    // After the response was delivered, so that the work it starts counts as pending.
    setImmediate(end);
  }
}

function canvasOf(phone: Device, element: glassEasel.Element): Canvas {
  const known = phone.canvases.get(element);
  if (known) return known;
  const { failures, work } = phone;
  const made = new Canvas(
    failures,
    (run) => work.setTimer(run, 16, false),
    (id) => work.clearTimer(id)
  );
  phone.canvases.set(element, made);
  return made;
}
