import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/Pressable';
import styles from './Checkbox.module.scss';
import { Icon } from './Icon';

export interface CheckboxProps {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  /** For screen readers, when the children hold links of their own. */
  label?: string;
  children?: ReactNode;
  /** Asks for attention once, such as when a form was sent without the agreement. */
  isShaking?: boolean;
}

/** A choice that takes effect with the form. */
export function Checkbox({ isChecked, onChange, label, children, isShaking }: CheckboxProps) {
  return (
    <Pressable
      className={`${styles.row} ${isShaking ? styles.shaking : ''}`}
      role="checkbox"
      isChecked={isChecked}
      label={label}
      onPress={() => onChange(!isChecked)}
    >
      <View className={`${styles.box} ${isChecked ? styles.on : ''}`}>{isChecked && <Icon name="check" />}</View>
      <View className={styles.words}>{children}</View>
    </Pressable>
  );
}
