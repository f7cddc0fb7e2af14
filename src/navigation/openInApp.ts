import type { LinkTarget } from '@contract/deepLink';
import type { AppAnswer } from '@/bridge/AppConnection';
import { nativeApp } from '@/bridge/nativeApp';
import { overlays } from '@/ui/overlays';
import type { ExternalLinks } from './externalLinks.types';
import { outsideMessages } from './locale/messages';

type Type = LinkTarget['type'];
type Requests = {
  [T in Type]?: (target: Extract<LinkTarget, { type: T }>) => Promise<AppAnswer | 'absent'>;
};

/** Jump actions that a page in a web view cannot carry out, or not as well as the app. */
const requests: Requests = {
  callPhone: ({ phone }) => nativeApp.ask('callPhone', { phone }),
  shareLink1: ({ title, link }) => nativeApp.ask('shareLink1', { title, link }),
  shareMini: ({ title, path }) => nativeApp.ask('shareMini', { title, path }),
  openMiniprogram: ({ appId, path = '' }) => nativeApp.ask('openMiniprogram', { appId, path }),
  toMap: ({ latitude, longitude, name, address = '' }) =>
    nativeApp.ask('toMap', { latitude: String(latitude), longitude: String(longitude), name, address }),
  externalLink: ({ url }) => nativeApp.ask('externalLink', { url })
};

export const openInApp: ExternalLinks['openInApp'] = (target, otherwise) => {
  const request = requests[target.type] as ((target: LinkTarget) => Promise<AppAnswer | 'absent'>) | undefined;
  if (!request) {
    otherwise();
    return;
  }
  void request(target).then((answer) => {
    if (answer === 'done') return;
    if (answer === 'silent') overlays.toast(outsideMessages().appSilent);
    otherwise();
  });
};
