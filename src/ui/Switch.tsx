import { View } from '@tarojs/components';
import { Pressable } from '@/platform/Pressable';
import styles from './Switch.module.scss';

export interface SwitchProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  /** What it switches. */
  label: string;
}

/** On or off, at once. */
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
