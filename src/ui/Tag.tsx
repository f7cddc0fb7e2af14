import { Text } from '@tarojs/components';
import styles from './Tag.module.scss';

/** Property in one or two words; not tappable. */
export function Tag({ text }: { text: string }) {
  return <Text className={styles.tag}>{text}</Text>;
}
