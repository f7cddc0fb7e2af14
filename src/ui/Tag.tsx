import { Text } from '@tarojs/components';
import styles from './Tag.module.scss';

/** A property in one or two words; not for tapping. */
export function Tag({ text }: { text: string }) {
  return <Text className={styles.tag}>{text}</Text>;
}
