import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/pressable';
import { Icon } from './Icon';
import styles from './Checkbox.module.scss';

export interface CheckboxProps {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  /** Screen-reader label, required when the children contain links. */
  label?: string;
  children?: ReactNode;
  /** Plays an attention animation once, for example when a form is sent without the agreement. */
  isShaking?: boolean;
}

/** Checkbox; the choice takes effect when the form is submitted. */
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
        <View className={styles.text}>{children}</View>
      </Pressable>
    );
  }
  // Screen readers lose controls nested in a control, so the text is only an additional tap area.
  return (
    <View className={row}>
      <Pressable className={styles.alone} role="checkbox" isChecked={isChecked} label={label} onPress={toggle}>
        {box}
      </Pressable>
      <View className={styles.text} role="presentation" onClick={toggle}>
        {children}
      </View>
    </View>
  );
}
