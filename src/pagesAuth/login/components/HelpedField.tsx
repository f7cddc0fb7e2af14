import { View } from '@tarojs/components';
import { type ReactNode, useId } from 'react';
import { FieldErrorId } from '@/ui/fieldError';
import { HelperText } from './HelperText';

interface Props {
  className: string | undefined;
  problem: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

/** Box of an input with its error or hint below, which screen readers read with the input. */
export function HelpedField({ className, problem, hint, children }: Props) {
  const id = useId();
  return (
    <>
      <View className={className}>
        <FieldErrorId.Provider value={problem ? id : undefined}>{children}</FieldErrorId.Provider>
      </View>
      <HelperText id={id} text={problem} hint={hint} />
    </>
  );
}
