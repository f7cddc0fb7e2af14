import { Text } from '@tarojs/components';
import type icons from './icons.json';

/** The icons of src/ui/icons.json; `-filled` only for states and inside badges. */
export type IconName = keyof typeof icons;

/** Decoration of the text's colour and size (1em): what it means is said by the words or the label around it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Text className={className ? `i i-${name} ${className}` : `i i-${name}`} aria-hidden="true" />;
}
