import type { InputProps } from '@tarojs/components';

export type KeyboardKind = 'text' | 'number' | 'decimal' | 'search';

/** Returns the input attributes for a keyboard. Values stay text, so leading zeros and grouping spaces survive. */
export type KeyboardProps = (kind: KeyboardKind) => Pick<InputProps, 'type' | 'confirmType'>;
