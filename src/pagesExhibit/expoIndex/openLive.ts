import type { LiveConfig } from '@contract/expo';
import { openDeepLink } from '@/navigation/deepLink';
import { openChannelsLive } from '@/platform/channelsLive';
import { overlays } from '@/ui/overlays';
import { expoIndexMessages } from './locale/messages';

/** Opens a broadcast; where that cannot be done, says where it can be seen. */
export function openLive(live: LiveConfig | null): void {
  const t = expoIndexMessages();
  if (live === null) {
    overlays.toast(t.noLive);
    return;
  }
  const { entry } = live;
  if (entry.type === 'web') {
    openDeepLink({ type: 'externalLink', url: entry.url });
    return;
  }
  void openChannelsLive(entry.channelId).then((isOpen) => {
    if (!isOpen) overlays.toast(t.inChannels(entry.channelName), { durationMs: 4000 });
  });
}
