import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/Pressable';
import styles from './Fab.module.scss';
import { Icon, type IconName } from './Icon';

export interface FabProps {
  text: string;
  icon: IconName;
  onPress(): void;
  /** Out of the way while the page scrolls down. */
  isHidden?: boolean;
}

/** The one action of a list page, in the middle above the bottom edge, so that the cards' own buttons stay free. */
export function Fab({ text, icon, onPress, isHidden }: FabProps) {
  return (
    <View className={styles.place}>
      <Pressable className={`${styles.fab} ${isHidden ? styles.hidden : ''}`} onPress={onPress}>
        <Icon name={icon} className={styles.icon} />
        <Text>{text}</Text>
      </Pressable>
    </View>
  );
}
