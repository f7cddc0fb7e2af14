import { getHiddenAppTypes, getJumpConfig, refreshPublicKey } from '@/api/launch';
import { nativeApp } from '@/bridge/nativeApp';
import { resumeAfterLogin } from '@/navigation/loginGate';
import { pushTab } from '@/navigation/navigate';
import { leisure } from '@/platform/leisure';
import { exhibit } from '@/stores/exhibit';
import { takeInvite } from '@/stores/invite';
import { message } from '@/stores/message';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { visits } from '@/stores/visits';

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

const handshake: Step = {
  name: 'bridge handshake',
  run: () =>
    nativeApp.handshake((token) => {
      user.setToken(token);
      resumeAfterLogin();
    })
};

/** What a launch does, in the specification's order. */
const launchSteps: Step[] = [
  handshake,
  {
    name: 'source',
    run({ query }) {
      if (query.fromType !== undefined) settings.setSourceType(query.fromType);
    }
  },
  {
    name: 'personalisation',
    run({ query }) {
      if (query.isCloseRecommend !== undefined) settings.setPersonalised(query.isCloseRecommend !== '1');
    }
  },
  {
    name: 'token of the native app',
    run({ query }) {
      if (query.fromType === 'nativeApp' && query.token) user.setToken(query.token);
    }
  },
  // From here on nothing is needed to draw the first screen; the ciphers alone keep a slow phone busy for a while.
  { name: 'leisure', run: leisure },
  { name: 'public key', run: () => refreshPublicKey() },
  { name: 'hidden app types', run: async () => settings.setBlockedList(await getHiddenAppTypes()) },
  { name: 'jump config', run: async () => settings.setJumpConfig(await getJumpConfig()) },
  { name: 'invite', run: ({ query }) => takeInvite(query) },
  { name: 'visits', run: () => visits.bring() }
];

const showSteps: Step[] = [
  { name: 'show options', run: ({ query }) => settings.rememberShowOptions(withoutGaps(query)) },
  { name: 'current expo', run: () => exhibit.refresh() },
  { name: 'unread messages', run: () => message.refresh() },
  {
    name: 'back from another mini-program',
    run({ scene }) {
      if (scene === backFromMiniProgram) pushTab('home');
    }
  }
];

function withoutGaps(query: LaunchOptions['query']): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined));
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

/** Once, when the app starts. */
export const launch = (options: LaunchOptions): Promise<void> => runSteps(launchSteps, options);

/** At the start and whenever the app comes back to the front. */
export const show = (options: LaunchOptions): Promise<void> => runSteps(showSteps, options);
