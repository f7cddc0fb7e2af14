import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/Pressable';
import styles from './Button.module.scss';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Spinner';

export interface ButtonProps {
  children: ReactNode;
  onPress(): void;
  /** `primary` is filled red: one on a view. `tinted` stands second, `outline` in dense places, `plain` is grey. */
  kind?: 'primary' | 'tinted' | 'outline' | 'plain';
  /** 48, 40 or 32 px high; the smaller ones keep 44 px to tap. */
  size?: 'large' | 'medium' | 'small';
  icon?: IconName;
  isFull?: boolean;
  /** Turns a ring and does not answer taps. */
  isLoading?: boolean;
  /** Looks unavailable but stays tappable: `onDisabledPress` says what is missing and leads there. */
  isDisabled?: boolean;
  onDisabledPress?(): void;
  /** Keeps the tap from the pressable around it. */
  stopsTap?: boolean;
}

/** A pill that does something; its text is a verb. */
export function Button(props: ButtonProps) {
  const { children, onPress, kind = 'plain', size = 'large', icon, isFull, isLoading, isDisabled, stopsTap } = props;
  const press = () => {
    if (isLoading) return;
    if (isDisabled) props.onDisabledPress?.();
    else onPress();
  };
  const variantClass = isDisabled ? styles.disabled : styles[kind];
  return (
    <Pressable
      className={`${styles.button} ${styles[size]} ${variantClass} ${isFull ? styles.full : ''}`}
      isDisabled={isDisabled || isLoading}
      stopsTap={stopsTap}
      onPress={press}
    >
      {isLoading ? <Spinner /> : icon && <Icon name={icon} className={styles.icon} />}
      {typeof children === 'string' ? <Text>{children}</Text> : <View className={styles.content}>{children}</View>}
    </Pressable>
  );
}
