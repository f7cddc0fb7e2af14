import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { withLogin } from '@/navigation/loginGate';
import { pushTab } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { marketListMessages } from '../locale/messages';
import type { MarketListStore } from '../MarketList.store';

/** Explains why the list is empty and offers the next step. */
export const EmptyQuotes = observer(function EmptyQuotes({ store }: { store: MarketListStore }) {
  const t = marketListMessages();
  const { lineFilter, date, nearby, facets } = store;
  // No market has quotes on that day, so another market or origin would not help.
  const isDayEmpty = date !== '' && facets?.markets.length === 0;
  if (store.needsLogin) {
    const logIn = () => void withLogin(t.followedLogin, () => undefined, { text: t.followedText, icon: 'star' });
    return <EmptyState title={t.followedLogin} text={t.followedText} action={{ text: t.login, onPress: logIn }} />;
  }
  if (lineFilter.count > 0 && !isDayEmpty) {
    return <EmptyState title={t.nothing} text={t.nothingText} action={{ text: t.clear, onPress: lineFilter.clear }} />;
  }
  const near = nearby && (nearby.before ?? nearby.after);
  if (date && near) {
    const closed = store.category === 'all' ? t.noQuotesText : t.noQuotesOfCategory;
    return (
      <EmptyState
        title={t.noQuotes(t.shortDay(date))}
        text={date > shanghaiDay(Date.now()) ? t.notYet : closed}
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
