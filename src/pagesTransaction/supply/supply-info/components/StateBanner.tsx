import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { SupplyDetail } from '@contract/supply';
import { Icon } from '@/ui/Icon';
import { supplyInfoWords } from '../locale/words';
import styles from './StateBanner.module.scss';

/** Why it is not offered, over its price. */
export const StateBanner = observer(function StateBanner({ detail }: { detail: SupplyDetail }) {
  const t = supplyInfoWords();
  const { status } = detail;
  const states = detail.isMine ? t.ownStates : t.states;
  // What was never in public has no page.
  const isKnown = status === 'paused' || status === 'expired' || status === 'takedown';
  const [title, hint] = states[isKnown ? status : 'closed'];
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
