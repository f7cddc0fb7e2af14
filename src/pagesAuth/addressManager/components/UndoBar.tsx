import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/Pressable';
import styles from './UndoBar.module.scss';

interface UndoBarProps {
  /** What has happened. */
  text: string;
  action: string;
  onPress(): void;
}

/** Says above the bottom bar what was taken away, and gives it back. */
export function UndoBar({ text, action, onPress }: UndoBarProps) {
  return (
    <View className={styles.place}>
      <View className={styles.bar} role="status">
        <Text className={styles.text}>{text}</Text>
        <Pressable className={styles.action} onPress={onPress}>
          <Text>{action}</Text>
        </Pressable>
      </View>
    </View>
  );
}
