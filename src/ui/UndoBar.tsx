import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/Pressable';
import styles from './UndoBar.module.scss';

interface UndoBarProps {
  /** What has happened. */
  text: string;
  action: string;
  onPress(): void;
  /** The page has a bottom bar. */
  isOverBar?: boolean;
}

/** Says at the bottom what was taken away, and gives it back. */
export function UndoBar({ text, action, onPress, isOverBar = false }: UndoBarProps) {
  return (
    <View className={isOverBar ? `${styles.place} ${styles.overBar}` : styles.place}>
      <View className={styles.bar} role="status">
        <Text className={styles.text}>{text}</Text>
        <Pressable className={styles.action} onPress={onPress}>
          <Text>{action}</Text>
        </Pressable>
      </View>
    </View>
  );
}
