import { useContext } from 'react';
import { Pressable } from '@/platform/pressable';
import type { PressableProps } from '@/platform/pressable/types';
import { FieldErrorId } from './fieldError';

/** The one control of a FormField that is pressed, not typed into: screen readers read the error of the field with it. */
export function FieldPressable(props: PressableProps) {
  return <Pressable {...props} errorId={useContext(FieldErrorId)} />;
}
