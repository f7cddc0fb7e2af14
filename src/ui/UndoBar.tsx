import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/pressable';
import styles from './UndoBar.module.scss';

interface UndoBarProps {
  /** Message about the removal. */
  text: string;
  action: string;
  onPress(): void;
  /** Shifts the bar up on a page with a bottom bar. */
  isOverBar?: boolean;
}

/** Bar at the bottom that reports a removal and offers to undo it. */
export function UndoBar({ text, action, onPress, isOverBar = false }: UndoBarProps) {
  return (
    <View className={isOverBar ? `${styles.holder} ${styles.overBar}` : styles.holder}>
      <View className={styles.bar} role="status">
        <Text className={styles.text}>{text}</Text>
        <Pressable className={styles.action} onPress={onPress}>
          <Text>{action}</Text>
        </Pressable>
      </View>
    </View>
  );
}
