import { View } from '@tarojs/components';
import { type ReactNode, useContext } from 'react';
import { errorProps } from '@/platform/describedBy';
import { FieldErrorId } from './fieldError';

export interface FieldControlsProps {
  className?: string;
  /** Screen-reader name, such as the label of the field. */
  label: string;
  children: ReactNode;
}

/** Several controls of one FormField, such as chips: a group whose error screen readers read on the way into it. */
export function FieldControls({ className, label, children }: FieldControlsProps) {
  return (
    <View className={className} role="group" aria-label={label} {...errorProps(useContext(FieldErrorId))}>
      {children}
    </View>
  );
}
