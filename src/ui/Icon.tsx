import { Text } from '@tarojs/components';
import type icons from './icons.json';

/** Icon names of src/ui/icons.json; use `-filled` only for states and inside badges. */
export type IconName = keyof typeof icons;

/** Decorative icon in the colour and size (1em) of the surrounding text, which must carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Text className={className ? `i i-${name} ${className}` : `i i-${name}`} aria-hidden="true" />;
}
