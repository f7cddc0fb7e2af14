import { observer } from 'mobx-react-lite';
import { pushTab } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { expoIndexMessages } from '../locale/messages';

/** Shown while no expo is planned and none was held. */
export const NoExpo = observer(function NoExpo() {
  const t = expoIndexMessages();
  return (
    <EmptyState
      title={t.noExpo}
      text={t.noExpoText}
      action={{ text: t.toHome, onPress: () => pushTab('home') }}
      isPage
    />
  );
});
