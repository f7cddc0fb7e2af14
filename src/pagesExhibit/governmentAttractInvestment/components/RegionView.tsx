import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { BusinessAttraction } from '@contract/investment';
import { ContactRows } from '@/components/investment/ContactRows';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { Tag } from '@/ui/Tag';
import { governmentMessages } from '../locale/messages';
import styles from './RegionView.module.scss';

/** Advantages of the region, its industry chain, and the office to ask. */
export const RegionView = observer(function RegionView({ region }: { region: BusinessAttraction }) {
  const t = governmentMessages();
  return (
    <>
      <Card>
        <SectionHeader title={t.advantages} />
        {region.advantages.map(({ title, text }) => (
          <View key={title} className={styles.item}>
            <View className={styles.title}>{title}</View>
            <View className={styles.text}>{text}</View>
          </View>
        ))}
      </Card>
      <Card>
        <SectionHeader title={t.chain} />
        {region.chain.map(({ title, text, items }, index) => (
          <View key={title} className={styles.step}>
            <Text className={styles.number}>{index + 1}</Text>
            <View className={styles.body}>
              <View className={styles.title}>{title}</View>
              <View className={styles.text}>{text}</View>
              <View className={styles.tags}>
                {items.map((item) => (
                  <Tag key={item} text={item} />
                ))}
              </View>
            </View>
          </View>
        ))}
      </Card>
      <Card>
        <SectionHeader title={t.contactTitle} />
        <ContactRows contact={region.contact} />
      </Card>
    </>
  );
});
