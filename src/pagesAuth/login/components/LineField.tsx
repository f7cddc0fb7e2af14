import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { TextInput } from '@/ui/TextInput';
import styles from './LineField.module.scss';
import { Problem } from './Problem';

interface Props {
  label: string;
  name: string;
  value: string;
  maxLength: number;
  autoComplete?: string;
  onChange(value: string): void;
  onBlur?(): void;
  onConfirm?(): void;
  hint?: string;
  problem?: string | undefined;
}

/** One line to type in, as on all pages of the login, with what is wrong with it below. */
export const LineField = observer(function LineField({ hint, problem, ...input }: Props) {
  return (
    <>
      <View className={problem ? `${styles.line} ${styles.wrong}` : styles.line}>
        <TextInput {...input} placeholder={input.label} isInvalid={Boolean(problem)} />
      </View>
      <Problem text={problem} hint={hint} />
    </>
  );
});
