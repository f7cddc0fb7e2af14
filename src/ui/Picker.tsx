import { View } from '@tarojs/components';
import { ChoiceRow } from './ChoiceRow';
import type { TabOption } from './SegmentedControl';
import { Sheet } from './Sheet';

export interface PickerProps<K extends string> {
  isOpen: boolean;
  onClose(): void;
  title: string;
  options: readonly (TabOption<NoInfer<K>> & { hint?: string })[];
  value: K | undefined;
  onChange(key: NoInfer<K>): void;
}

/** Picker of one option in a sheet; up to five options are chips. Choosing closes it. */
export function Picker<K extends string>({ isOpen, onClose, title, options, value, onChange }: PickerProps<K>) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <View role="listbox" aria-label={title}>
        {options.map(({ key, text, hint }) => (
          <ChoiceRow
            key={key}
            item={{ text, hint }}
            role="option"
            isChosen={key === value}
            onPress={() => {
              onChange(key);
              onClose();
            }}
          />
        ))}
      </View>
    </Sheet>
  );
}
