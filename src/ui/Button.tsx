import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/pressable';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Spinner';
import styles from './Button.module.scss';

export interface ButtonProps {
  children: ReactNode;
  onPress(): void;
  /** `primary` is filled red, one per view; `tinted` is secondary, `outline` is for dense areas, `plain` is grey. */
  kind?: 'primary' | 'tinted' | 'outline' | 'plain';
  /** Height of 48, 40 or 32 px; the smaller ones keep a tap target of 44 px. */
  size?: 'large' | 'medium' | 'small';
  icon?: IconName;
  /** Screen-reader label, for a text that is the same on several buttons. */
  label?: string;
  isFull?: boolean;
  /** Shows a spinner and ignores taps. */
  isLoading?: boolean;
  /** Looks disabled but stays tappable: `onDisabledPress` explains what is missing and leads there. */
  isDisabled?: boolean;
  onDisabledPress?(): void;
  /** Stops the tap from reaching a surrounding Pressable. */
  stopsTap?: boolean;
}

/** Pill-shaped button; its text is a verb. */
export function Button(props: ButtonProps) {
  const {
    children,
    onPress,
    label,
    kind = 'plain',
    size = 'large',
    icon,
    isFull,
    isLoading,
    isDisabled,
    stopsTap
  } = props;
  const press = () => {
    if (isLoading) return;
    if (isDisabled) props.onDisabledPress?.();
    else onPress();
  };
  const variantClass = isDisabled ? styles.disabled : styles[kind];
  return (
    <Pressable
      className={`${styles.button} ${styles[size]} ${variantClass} ${isFull ? styles.full : ''}`}
      label={label}
      isDisabled={isDisabled || isLoading}
      stopsTap={stopsTap}
      onPress={press}
    >
      {isLoading ? <Spinner /> : icon && <Icon name={icon} className={styles.icon} />}
      {typeof children === 'string' ? <Text>{children}</Text> : <View className={styles.content}>{children}</View>}
    </Pressable>
  );
}
