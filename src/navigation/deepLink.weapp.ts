import { messages } from '@/locale/messages';
import { onDemand } from '@/platform/weapp/onDemand';
import { overlays } from '@/ui/overlays';
import type { OpenDeepLink } from './deepLink.types';

export const openDeepLink: OpenDeepLink = (target) => {
  onDemand<OpenDeepLink>('followLink').then(
    (follow) => follow(target),
    () => overlays.toast(messages().errors.networkTitle)
  );
};
