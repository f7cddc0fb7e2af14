import { View } from '@tarojs/components';
import { Avatar } from '@/ui/Avatar';
import styles from './Who.module.scss';

/** A person: name, company, position. */
export function Who({ name, company, position }: { name: string; company: string; position: string }) {
  return (
    <View className={styles.who}>
      <Avatar id={name} name={name} />
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        <View className={styles.facts}>{[company, position].filter(Boolean).join('　')}</View>
      </View>
    </View>
  );
}
