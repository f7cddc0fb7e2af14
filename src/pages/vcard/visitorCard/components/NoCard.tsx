import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import { push, pushTab } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { visitorCardMessages } from '../locale/messages';

interface NoCardProps {
  /** `missing`: the server answers a withdrawn card, one that was taken down and an unknown one alike. */
  reason: 'missing' | 'expired' | 'otherKind';
}

/** Says why there is no card to show, and leads on: home, or to the viewer's own card. */
export const NoCard = observer(function NoCard({ reason }: NoCardProps) {
  const t = visitorCardMessages();
  const texts = { missing: t.missingText, expired: t.expiredText, otherKind: t.otherKindText };
  return (
    <EmptyState
      isPage
      title={t[reason]}
      text={texts[reason]}
      action={{ text: messages().errors.toHome, onPress: () => pushTab('home') }}
      second={{ text: t.toOwnCard, onPress: () => push('vcard.webview', { webviewPathName: 'Vcard' }) }}
    />
  );
});
