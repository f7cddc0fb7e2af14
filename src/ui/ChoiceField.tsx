import { Text } from '@tarojs/components';
import { FieldPressable } from './FieldPressable';
import { Icon } from './Icon';
import styles from './ChoiceField.module.scss';

export interface ChoiceFieldProps {
  /** Chosen value as text; empty for none. */
  text: string;
  label: string;
  placeholder: string;
  onPress(): void;
}

/** Value that is chosen in a sheet; for use in a FormField. */
export function ChoiceField({ text, label, placeholder, onPress }: ChoiceFieldProps) {
  return (
    <FieldPressable className={styles.field} label={`${label} ${text || placeholder}`} onPress={onPress}>
      <Text className={text ? styles.text : styles.placeholder}>{text || placeholder}</Text>
      <Icon name="chevron-right" className={styles.icon} />
    </FieldPressable>
  );
}
