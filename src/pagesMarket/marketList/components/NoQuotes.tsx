import { observer } from 'mobx-react';
import { withLogin } from '@/navigation/loginGate';
import { pushTab } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { marketListWords } from '../locale/words';
import type { MarketListStore } from '../MarketList.store';

/** Why the list is empty, and the way on. */
export const NoQuotes = observer(function NoQuotes({ store }: { store: MarketListStore }) {
  const t = marketListWords();
  const { choice, date, nearby } = store;
  if (store.needsLogin) {
    const logIn = () => void withLogin(t.followedLogin, () => undefined);
    return <EmptyState title={t.followedLogin} text={t.followedText} action={{ text: t.login, onPress: logIn }} />;
  }
  if (choice.count > 0) {
    return <EmptyState title={t.nothing} text={t.nothingText} action={{ text: t.clear, onPress: choice.clear }} />;
  }
  const near = nearby && (nearby.before ?? nearby.after);
  if (date && near) {
    const isNarrowed = store.category !== 'all';
    return (
      <EmptyState
        title={t.noQuotes(t.shortDay(date))}
        text={isNarrowed ? t.noQuotesOfCategory : t.noQuotesText}
        action={{ text: t.seeDay(t.shortDay(near)), onPress: () => store.selectDate(near) }}
      />
    );
  }
  if (store.category === 'followed') {
    const browse = () => store.selectCategory('all');
    return <EmptyState title={t.noFollowed} text={t.followedText} action={{ text: t.browse, onPress: browse }} />;
  }
  if (date) {
    const showNewest = () => store.selectDate('');
    return <EmptyState title={t.noQuotes(t.shortDay(date))} action={{ text: t.seeNewest, onPress: showNewest }} />;
  }
  return <EmptyState title={t.none} action={{ text: t.toMarket, onPress: () => pushTab('market') }} />;
});
