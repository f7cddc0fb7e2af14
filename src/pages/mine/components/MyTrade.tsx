import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CurrentUser } from '@contract/user';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { CounterBadge } from '@/ui/CounterBadge';
import { Icon, type IconName } from '@/ui/Icon';
import { SectionHeader } from '@/ui/SectionHeader';
import { mineMessages } from '../locale/messages';
import styles from './MyTrade.module.scss';

interface Entry {
  name: 'supplies' | 'purchases' | 'receivedQuotations' | 'sentQuotations' | 'inquiries';
  icon: IconName;
  /** Key of the number shown on the entry's badge. */
  newsKey?: keyof CurrentUser['news'];
  open(): void;
}

const entries: readonly Entry[] = [
  { name: 'supplies', icon: 'package', open: () => push('supply.ours', {}) },
  { name: 'purchases', icon: 'shopping-cart', open: () => push('purchase.ours', {}) },
  {
    name: 'receivedQuotations',
    icon: 'file-import',
    newsKey: 'receivedQuotations',
    open: () => push('quotation.ours', { side: 'received' })
  },
  {
    name: 'sentQuotations',
    icon: 'file-export',
    newsKey: 'sentQuotations',
    open: () => push('quotation.ours', { side: 'sent' })
  },
  {
    name: 'inquiries',
    icon: 'message-circle',
    newsKey: 'inquiries',
    open: () => push('supply.customerService', {})
  }
];

/**
 * Entries to supplies, purchase requests, quotations and inquiries, with badges for news. Same order for every viewer.
 */
export const MyTrade = observer(function MyTrade() {
  return (
    <Card>
      <TradeHeader />
      <View className={`${styles.entries} ${settings.elder ? styles.wide : ''}`}>
        {entries.map((entry) => (
          <TradeEntry key={entry.name} entry={entry} />
        ))}
      </View>
    </Card>
  );
});

/** Header with the number of deals as seller and buyer; links to the side that has more. */
const TradeHeader = observer(function TradeHeader() {
  const t = mineMessages();
  const { dealsSold = 0, dealsBought = 0 } = user.user?.counts ?? {};
  const deals = dealsSold + dealsBought;
  if (deals === 0) return <SectionHeader title={t.myTrade} />;
  const side = dealsSold >= dealsBought ? 'sent' : 'received';
  return (
    <SectionHeader
      title={t.myTrade}
      right={t.deals(deals)}
      onMore={() => push('quotation.ours', { side, tab: 'accepted' })}
    />
  );
});

const TradeEntry = observer(function TradeEntry({ entry: { name, icon, newsKey, open } }: { entry: Entry }) {
  const t = mineMessages();
  const count = (newsKey && user.user?.news[newsKey]) ?? 0;
  return (
    <Pressable
      className={styles.entry}
      role="link"
      label={t.withNews(t.trade[name], count)}
      onPress={() => void withLogin(t.serviceReason(t.trade[name]), open, { text: t.serviceText, icon })}
    >
      <View className={styles.icon} aria-hidden>
        <Icon name={icon} />
        {count > 0 && <CounterBadge className={styles.count} count={count} />}
      </View>
      <Text className={styles.name}>{t.trade[name]}</Text>
    </Pressable>
  );
});
