import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import styles from './FormField.module.scss';
import { Icon } from './Icon';

export interface FormFieldProps {
  /** Of the element, so that a form can lead there. */
  id?: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  /** Shown in place of the hint, with the field tinted. Set it after the field was left or the form was sent. */
  error?: string;
  /** Characters typed and allowed. */
  counter?: { used: number; max: number };
  /** After the input, such as 元/公斤. */
  unit?: ReactNode;
  children: ReactNode;
}

/** A field of a form: label above, input, then a hint or what is wrong. */
export const FormField = observer(function FormField(props: FormFieldProps) {
  const { id, label, isRequired, hint, error, counter, unit, children } = props;
  return (
    <View {...(id ? { id } : {})} className={`${styles.field} ${error ? styles.wrong : ''}`}>
      <View className={styles.head}>
        <Text>{label}</Text>
        {isRequired && <Text className={styles.required}>{messages().required}</Text>}
        {counter && (
          <Text className={`${styles.counter} ${counter.used > counter.max ? styles.over : ''}`}>
            {`${counter.used}/${counter.max}`}
          </Text>
        )}
      </View>
      <View className={styles.input}>
        {children}
        {unit && <View className={styles.unit}>{unit}</View>}
      </View>
      {error ? (
        <View className={styles.error} role="alert">
          <Icon name="alert-triangle" />
          <Text>{error}</Text>
        </View>
      ) : (
        hint && <View className={styles.hint}>{hint}</View>
      )}
    </View>
  );
});
