import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Variety } from '@contract/variety';
import { Chip } from '@/ui/Chip';
import { ErrorState } from '@/ui/ErrorState';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { TextInput } from '@/ui/TextInput';
import { indexLetter } from './indexLetter';
import { varietyMessages } from './locale/messages';
import { VarietyChoiceStore } from './VarietyChoice.store';
import styles from './VarietyPicker.module.scss';

export type CountedVariety = Variety & { count: number };

interface VarietyPickerProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** Label of the option for all varieties. */
  allText: string;
  /** Loads the varieties that have entries. Called when the picker first opens. */
  listVarieties(): Promise<CountedVariety[]>;
  value: string | undefined;
  /** Receives undefined for all varieties. */
  onChange(chosen: CountedVariety | undefined): void;
}

/** Picker of one variety, grouped by letter and with a text filter. Choosing closes it. */
export const VarietyPicker = observer(function VarietyPicker(props: VarietyPickerProps) {
  const { isOpen, onClose, title, listVarieties, onChange, ...choice } = props;
  const [store] = useState(() => new VarietyChoiceStore<CountedVariety>({ listVarieties }, 1));
  const t = varietyMessages();
  useEffect(() => {
    if (isOpen) void store.open([]);
  }, [isOpen, store]);
  const choose = (chosen: CountedVariety | undefined) => {
    onChange(chosen);
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <View className={styles.search}>
        <TextInput
          label={t.search}
          placeholder={t.search}
          name="variety"
          value={store.searchText}
          onChange={store.setSearchText}
        />
      </View>
      <VarietiesByLetter store={store} {...choice} onChange={choose} />
    </Sheet>
  );
});

interface VarietiesByLetterProps extends Pick<VarietyPickerProps, 'allText' | 'value' | 'onChange'> {
  store: VarietyChoiceStore<CountedVariety>;
}

const VarietiesByLetter = observer(function VarietiesByLetter({
  store,
  allText,
  value,
  onChange
}: VarietiesByLetterProps) {
  const t = varietyMessages();
  if (store.error !== undefined) return <ErrorState error={store.error} onRetry={() => void store.open([])} />;
  if (!store.varieties) return <Skeleton height={240} />;
  if (store.matches.length === 0) return <View className={styles.none}>{t.none}</View>;
  const letters = new Map<string, CountedVariety[]>();
  for (const variety of store.matches) {
    const letter = indexLetter(variety);
    letters.set(letter, [...(letters.get(letter) ?? []), variety]);
  }
  return (
    <View className={styles.letters}>
      {store.searchText === '' && (
        <View className={styles.row}>
          <Chip text={allText} isOn={value === undefined} onPress={() => onChange(undefined)} />
        </View>
      )}
      {[...letters].sort(byLetter).map(([letter, varieties]) => (
        <View key={letter} className={styles.row} role="group" aria-label={letter}>
          <View className={styles.letter} aria-hidden="true">
            {letter}
          </View>
          {varieties.map((variety) => (
            <Chip
              key={variety.id}
              text={`${variety.name} ${variety.count}`}
              isOn={variety.id === value}
              onPress={() => onChange(variety)}
            />
          ))}
        </View>
      ))}
    </View>
  );
});

const byLetter = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
