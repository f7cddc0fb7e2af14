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
  const row = `${styles.row} ${isShaking ? styles.shaking : ''}`;
  const toggle = () => onChange(!isChecked);
  const box = (
    <View className={`${styles.box} ${isChecked ? styles.on : ''}`}>{isChecked && <Icon name="check" />}</View>
  );
  if (label === undefined) {
    return (
      <Pressable className={row} role="checkbox" isChecked={isChecked} onPress={toggle}>
        {box}
        <View className={styles.words}>{children}</View>
      </Pressable>
    );
  }
  // Controls inside a control are lost to screen readers: the words only help a finger to hit.
  return (
    <View className={row}>
      <Pressable className={styles.alone} role="checkbox" isChecked={isChecked} label={label} onPress={toggle}>
        {box}
      </Pressable>
      <View className={styles.words} onClick={toggle}>
        {children}
      </View>
    </View>
  );
}
