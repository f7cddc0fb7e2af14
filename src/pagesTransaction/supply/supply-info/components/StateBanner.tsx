import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ListingStatus } from '@contract/goods';
import type { SupplyDetail } from '@contract/supply';
import { Icon } from '@/ui/Icon';
import { supplyInfoMessages } from '../locale/messages';
import styles from './StateBanner.module.scss';

type BannerText = readonly [title: string, hint: string];
type States = Partial<Record<ListingStatus, BannerText>> & { closed: BannerText };

/** Banner above the price that explains why the supply is not public, or not in its latest version. */
export const StateBanner = observer(function StateBanner({ detail }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  const { status, ownStatus } = detail;
  const states: States = ownStatus === null ? t.states : t.ownStates;
  const [title, hint] = states[ownStatus ?? status] ?? states.closed;
  return (
    <View className={styles.banner} role="status">
      <Icon name="info-circle" className={styles.icon} />
      <View>
        <View className={styles.title}>{title}</View>
        <View className={styles.hint}>{hint}</View>
      </View>
    </View>
  );
});
