import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Counterpart } from '@contract/inquiry';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { PartnerAvatar } from './PartnerAvatar';
import styles from './PartnerHeader.module.scss';

/** The other party as the page title: avatar, name, badge, and the company the person acts for. */
export const PartnerHeader = observer(function PartnerHeader({
  other,
  name
}: {
  other: Counterpart | null;
  name: string;
}) {
  return (
    <View className={styles.partner}>
      <PartnerAvatar other={other} size="small" />
      <View className={styles.text}>
        <View className={styles.row}>
          <Text className={styles.name} role="heading" aria-level={1}>
            {name}
          </Text>
          {other && <PartyBadge verifications={other.verifications} isBare />}
        </View>
        {other?.actsFor && <View className={styles.company}>{other.actsFor}</View>}
      </View>
    </View>
  );
});
