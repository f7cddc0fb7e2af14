import { View } from '@tarojs/components';
import { Pressable } from '@/platform/pressable';
import styles from './Switch.module.scss';

export interface SwitchProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  /** Screen-reader label of the setting. */
  label: string;
}

/** Switch that takes effect at once. */
export function Switch({ isOn, onChange, label }: SwitchProps) {
  return (
    <Pressable
      className={`${styles.track} ${isOn ? styles.on : ''}`}
      role="switch"
      isChecked={isOn}
      label={label}
      stopsTap
      onPress={() => onChange(!isOn)}
    >
      <View className={styles.thumb} />
    </Pressable>
  );
}
