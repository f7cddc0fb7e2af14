import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { messages } from '@/locale/messages';
import { FieldErrorId } from './fieldError';
import { Icon } from './Icon';
import styles from './FormField.module.scss';

export interface FormFieldProps {
  /** Element id, so that a form can scroll to the field. */
  id?: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  /** Error shown instead of the hint, on a tinted field. Set it after the field was touched or the form submitted. */
  error?: string;
  /** Used and allowed characters. */
  counter?: { used: number; max: number };
  /** Unit after the input, such as 元/公斤. */
  unit?: ReactNode;
  children: ReactNode;
}

/** Form field: label above the input, hint or error below. Screen readers read the error with the input. */
export const FormField = observer(function FormField(props: FormFieldProps) {
  const { id, label, isRequired, hint, error, counter, unit, children } = props;
  const errorId = useId();
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
        <FieldErrorId.Provider value={error ? errorId : undefined}>{children}</FieldErrorId.Provider>
        {unit && <View className={styles.unit}>{unit}</View>}
      </View>
      {error ? (
        <View id={errorId} className={styles.error} role="alert">
          <Icon name="alert-triangle" />
          <Text>{error}</Text>
        </View>
      ) : (
        hint && <View className={styles.hint}>{hint}</View>
      )}
    </View>
  );
});
