import { observer } from 'mobx-react-lite';
import type { ExpoUserInfo } from '@contract/expoTicket';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { replace } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { registrationMessages } from '../locale/messages';

/** Reason why no one can register now. */
export const NoRegistration = observer(function NoRegistration({ info }: { info: ExpoUserInfo | null }) {
  const t = registrationMessages();
  const action = { text: t.toExpo, onPress: () => replace('exhibit.index') };
  return <EmptyState isPage {...textsOf(info)} action={action} />;
});

function textsOf(info: ExpoUserInfo | null): { title: string; text: string } {
  const t = registrationMessages();
  if (info === null) return { title: t.noExpo, text: t.noExpoHint };
  const { state, opensAtMs } = info.registration;
  switch (state) {
    case 'notOpen':
      return { title: t.notOpen, text: t.notOpenHint(shortTime(opensAtMs, info.serverNowMs, messages().time)) };
    case 'full':
      return { title: t.full, text: t.fullHint };
    case 'closed':
    case 'open':
      return { title: t.closed, text: t.closedHint };
  }
}
