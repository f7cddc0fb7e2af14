import { getDeepLinkConfig, getHiddenAppTypes, refreshPublicKey, signPage } from '@/api/launch';
import { pushTab } from '@/navigation/navigate';
import { afterFirstInteraction } from '@/platform/afterFirstInteraction';
import { onUpdateReady } from '@/platform/appUpdate';
import { loadNumberFont } from '@/platform/numberFont';
import { followPageFocus } from '@/platform/pageFocus';
import { animatePages } from '@/platform/pageTransitions';
import { onPermissionDenied, onPrivacyNeeded } from '@/platform/permissionDenial';
import { followSharedPages } from '@/platform/share';
import { consent } from '@/stores/consent';
import { environment } from '@/stores/environment';
import { expoStore } from '@/stores/expo';
import { guestHistory } from '@/stores/guestHistory';
import { captureInvite } from '@/stores/invite';
import { message } from '@/stores/message';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { followAnalytics } from './followAnalytics';
import { acceptHostUser, acceptToken, askAppLogin, connectApp, isAppBrowser } from './hostPage';
import { keepOffline } from './keepOffline';
import { loadPagesAhead } from './loadPagesAhead';
import { offerUpdate } from './offerUpdate';
import { askForPrivacyOnDemand, explainDenialOnDemand } from './refusal/loadRefusal';
import { sendCardEvents } from './sendCardEvents';

export interface LaunchOptions {
  path?: string;
  query: Record<string, string | undefined>;
  /** WeChat's number of how the app was opened; 0 or missing on H5. */
  scene?: number;
}

/** WeChat's scene for coming back from another mini-program. */
const backFromMiniProgram = 1038;

interface Step {
  name: string;
  run(options: LaunchOptions): void | Promise<unknown>;
}

/** Asks the native app to log the person in. Resolves to false where they are to log in in the page. */
export const askNativeLogin: () => Promise<boolean> = askAppLogin;

/** Steps of a launch, in the specification's order. */
const launchSteps: Step[] = [
  {
    // First, and at the launch only: a user who has navigated meanwhile must not be sent home.
    name: 'back from another mini-program',
    run({ scene }) {
      if (scene === backFromMiniProgram) pushTab('home');
    }
  },
  { name: 'page motion', run: animatePages },
  { name: 'page focus', run: followPageFocus },
  {
    name: 'source',
    run({ query }) {
      if (query.fromType !== undefined) environment.setSourceType(query.fromType);
      else if (isAppBrowser()) environment.setSourceType('nativeApp');
    }
  },
  {
    name: 'bridge handshake',
    run() {
      // The first screen does not wait for the app.
      if (environment.sourceType === 'nativeApp') connectApp().catch((error: unknown) => console.warn('bridge', error));
    }
  },
  {
    name: 'personalisation',
    run({ query }) {
      if (query.isCloseRecommend !== undefined) settings.setPersonalised(query.isCloseRecommend !== '1');
    }
  },
  {
    name: 'person of the host page',
    run({ query: { fromType, mobile = '', nikeName = '' } }) {
      // Without a host page `mobile` is a parameter of our own pages.
      if (fromType !== undefined && mobile + nikeName !== '') acceptHostUser({ mobile, nikeName });
    }
  },
  {
    name: 'token of the native app',
    run({ query }) {
      if (query.fromType === 'nativeApp' && query.token) acceptToken(query.token);
    }
  },
  {
    name: 'refusals',
    run() {
      onPermissionDenied(explainDenialOnDemand);
      onPrivacyNeeded(askForPrivacyOnDemand);
    }
  },
  // From here on nothing is needed to draw the first screen; the ciphers alone keep a slow phone busy for a while.
  { name: 'afterFirstInteraction', run: afterFirstInteraction },
  { name: 'pages ahead', run: loadPagesAhead },
  { name: 'live updates', run: () => import('@/stores/live').then(({ live }) => live.followUnread()) },
  { name: 'number font', run: loadNumberFont },
  { name: 'public key', run: () => refreshPublicKey() },
  { name: 'hidden app types', run: async () => serverConfig.setBlockedList(await getHiddenAppTypes()) },
  {
    name: 'jump config',
    async run() {
      const { reqEnabled, ...config } = await getDeepLinkConfig();
      serverConfig.setJumpConfig(config);
      serverConfig.setRequestEnabled(reqEnabled);
    }
  },
  { name: 'invite', run: ({ query }) => captureInvite(query) },
  { name: 'visits', run: () => guestHistory.upload() },
  { name: 'card events', run: sendCardEvents },
  { name: 'analytics', run: followAnalytics },
  { name: 'newer version', run: () => onUpdateReady(offerUpdate) },
  { name: 'share cards', run: () => followSharedPages({ hasAgreed: () => consent.hasAgreed, signPage }) },
  // The last one: it waits for the worker, and then loads for a while.
  { name: 'times without a network', run: keepOffline }
];

const showSteps: Step[] = [
  { name: 'show options', run: rememberShow },
  { name: 'current expo', run: () => expoStore.refresh() },
  { name: 'unread messages', run: () => message.refresh() }
];

function rememberShow({ path = '', scene = 0, query }: LaunchOptions): void {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  environment.rememberShowOptions({ path, scene, query: Object.fromEntries(given) });
}

/** Runs the steps one after the other; one that fails is logged and stops nothing. */
async function runSteps(steps: Step[], options: LaunchOptions): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run(options);
    } catch (error) {
      console.warn(`launch: ${name} failed`, error);
    }
  }
}

/** Runs once, when the app starts. */
export const launch = (options: LaunchOptions): Promise<void> => runSteps(launchSteps, options);

/** Runs at the start and whenever the app comes back to the front. */
export const show = (options: LaunchOptions): Promise<void> => runSteps(showSteps, options);
