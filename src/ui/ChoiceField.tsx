import { Text } from '@tarojs/components';
import { Pressable } from '@/platform/Pressable';
import styles from './ChoiceField.module.scss';
import { Icon } from './Icon';

export interface ChoiceFieldProps {
  /** What is chosen, in words; empty when nothing is. */
  text: string;
  label: string;
  placeholder: string;
  onPress(): void;
}

/** A value that is chosen in a sheet; stands in a FormField. */
export function ChoiceField({ text, label, placeholder, onPress }: ChoiceFieldProps) {
  return (
    <Pressable className={styles.field} label={`${label} ${text || placeholder}`} onPress={onPress}>
      <Text className={text ? styles.text : styles.placeholder}>{text || placeholder}</Text>
      <Icon name="chevron-right" className={styles.icon} />
    </Pressable>
  );
}
