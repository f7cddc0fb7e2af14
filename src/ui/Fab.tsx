import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/pressable';
import { Icon, type IconName } from './Icon';
import styles from './Fab.module.scss';

export interface FabProps {
  text: string;
  icon: IconName;
  onPress(): void;
  /** Hides the button, for example while the page scrolls down. */
  isHidden?: boolean;
}

/** Main action of a list page, centred above the bottom edge, so that the buttons of cards stay accessible. */
export function Fab({ text, icon, onPress, isHidden }: FabProps) {
  return (
    <View className={styles.holder}>
      <Pressable className={`${styles.fab} ${isHidden ? styles.hidden : ''}`} onPress={onPress}>
        <Icon name={icon} className={styles.icon} />
        <Text>{text}</Text>
      </Pressable>
    </View>
  );
}
