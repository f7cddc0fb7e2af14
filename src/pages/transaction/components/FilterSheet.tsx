import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { CategoryId } from '@contract/common';
import { messages } from '@/locale/messages';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import { dayOptions, emptyFilter, type FilterValues, isPriceValid, priceUnits, supplyFlags } from '../filterValues';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';
import styles from './FilterSheet.module.scss';

const PRICE_LENGTH = 9;

interface FilterSheetProps {
  isOpen: boolean;
  store: TransactionStore;
}

/** Sheet of all filters except the variety and the origin of supplies; changes apply on confirmation. */
export const FilterSheet = observer(function FilterSheet({ isOpen, store }: FilterSheetProps) {
  const t = transactionMessages();
  const [values, setValues] = useState<FilterValues>(store.filter.values);
  const change = (changes: Partial<FilterValues>) => setValues((before) => ({ ...before, ...changes }));
  useEffect(() => {
    if (isOpen) setValues(store.filter.values);
  }, [isOpen, store]);
  const isValid = isPriceValid(values);
  // The origin of supplies has its own button in the filter row.
  const isInRow = store.mode === 'supply';
  const handleDone = () => {
    if (!isValid) return;
    store.filter.update(values);
    store.close();
  };
  const footer = (
    <View className={styles.footer}>
      <Button
        onPress={() =>
          setValues({ ...emptyFilter, varieties: values.varieties, ...(isInRow && { origin: values.origin }) })
        }
      >
        {t.reset}
      </Button>
      <Button kind="primary" isFull isDisabled={!isValid} onPress={handleDone}>
        {t.show}
      </Button>
    </View>
  );
  const flags = store.mode === 'supply' ? (['certifiedOnly', ...supplyFlags] as const) : (['certifiedOnly'] as const);
  return (
    <Sheet isOpen={isOpen} onClose={store.close} title={t.filter} footer={footer}>
      <ChoiceSection
        title={t.category}
        options={(Object.keys(messages().categories) as CategoryId[]).map((key) => [key, messages().categories[key]])}
        value={values.category}
        onChange={(category) => change({ category })}
      />
      <FilterSection title={t.delivery[store.mode]}>
        <Chip
          kind="menu"
          text={values.delivery?.name ?? t.any}
          isOn={values.delivery !== null}
          onPress={() => {
            if (isValid) store.filter.update(values);
            // The delivery region is selected in a separate sheet.
            store.open('delivery');
          }}
        />
      </FilterSection>
      {store.mode === 'purchase' && (
        <FilterSection title={t.origin}>
          <Chip
            kind="menu"
            text={values.origin?.name ?? t.any}
            isOn={values.origin !== null}
            onPress={() => {
              if (isValid) store.filter.update(values);
              store.open('origin');
            }}
          />
        </FilterSection>
      )}
      <FilterSection title={t.pricePerKg} error={isValid ? '' : t.priceWrong}>
        <PriceInput label={t.lowest} value={values.minYuan} onChange={(minYuan) => change({ minYuan })} />
        <Text>–</Text>
        <PriceInput label={t.highest} value={values.maxYuan} onChange={(maxYuan) => change({ maxYuan })} />
      </FilterSection>
      <ChoiceSection
        title={t.unit}
        options={priceUnits.map((unit) => [unit, t.units[unit]])}
        value={values.unit}
        onChange={(unit) => change({ unit })}
      />
      <ChoiceSection
        title={t.within}
        options={dayOptions.map((days) => [days, t.days(days)])}
        value={values.withinDays}
        onChange={(withinDays) => change({ withinDays })}
      />
      <FilterSection title={t.demand}>
        {flags.map((flag) => (
          <Chip
            key={flag}
            kind="check"
            text={t.marks[flag]}
            isOn={values[flag]}
            onPress={() => change({ [flag]: !values[flag] })}
          />
        ))}
      </FilterSection>
    </Sheet>
  );
});

function FilterSection({ title, error, children }: { title: string; error?: string; children: ReactNode }) {
  return (
    <>
      <View className={styles.title}>{title}</View>
      <View className={styles.choices} role="group" aria-label={title}>
        {children}
      </View>
      {error && (
        <View className={styles.error} role="alert">
          {error}
        </View>
      )}
    </>
  );
}

interface ChoiceSectionProps<K extends string | number> {
  title: string;
  options: readonly (readonly [key: K, text: string])[];
  value: NoInfer<K> | null;
  /** Called with null when the active option is tapped. */
  onChange(key: NoInfer<K> | null): void;
}

function ChoiceSection<K extends string | number>({ title, options, value, onChange }: ChoiceSectionProps<K>) {
  return (
    <FilterSection title={title}>
      {options.map(([key, text]) => (
        <Chip key={key} text={text} isOn={key === value} onPress={() => onChange(key === value ? null : key)} />
      ))}
    </FilterSection>
  );
}

function PriceInput({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  return (
    <View className={styles.price}>
      <TextInput
        label={label}
        placeholder={label}
        value={value}
        onChange={onChange}
        keyboard="decimal"
        variant="number"
        maxLength={PRICE_LENGTH}
        isPlain
      />
    </View>
  );
}
