import type { KeyboardProps } from './types';

const types = { text: 'text', number: 'number', decimal: 'digit', search: 'text' } as const;

export const keyboardProps: KeyboardProps = (kind) => ({
  type: types[kind],
  ...(kind === 'search' ? { confirmType: 'search' } : {})
});
