import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { CategoryId } from '@contract/common';
import { messages } from '@/locale/messages';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import { daySpans, isPriceRight, noFilter, supplyMarks, units, type FilterValues } from '../filterValues';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';
import styles from './FilterSheet.module.scss';

const PRICE_LENGTH = 9;

interface FilterSheetProps {
  isOpen: boolean;
  store: TransactionStore;
}

/** All filters but the variety, and the origin of supplies; what is chosen counts once it is confirmed. */
export const FilterSheet = observer(function FilterSheet({ isOpen, store }: FilterSheetProps) {
  const t = transactionMessages();
  const [values, setValues] = useState<FilterValues>(store.filter.values);
  const change = (changes: Partial<FilterValues>) => setValues((before) => ({ ...before, ...changes }));
  useEffect(() => {
    if (isOpen) setValues(store.filter.values);
  }, [isOpen, store]);
  const isRight = isPriceRight(values);
  // Of supplies the origin has a place of its own in the row of filters.
  const isInRow = store.mode === 'supply';
  const handleDone = () => {
    if (!isRight) return;
    store.filter.narrow(values);
    store.close();
  };
  const footer = (
    <View className={styles.footer}>
      <Button
        onPress={() =>
          setValues({ ...noFilter, varieties: values.varieties, ...(isInRow && { origin: values.origin }) })
        }
      >
        {t.reset}
      </Button>
      <Button kind="primary" isFull isDisabled={!isRight} onPress={handleDone}>
        {t.show}
      </Button>
    </View>
  );
  const marks = store.mode === 'supply' ? (['certifiedOnly', ...supplyMarks] as const) : (['certifiedOnly'] as const);
  return (
    <Sheet isOpen={isOpen} onClose={store.close} title={t.filter} footer={footer}>
      <Choices
        title={t.category}
        options={(Object.keys(messages().categories) as CategoryId[]).map((key) => [key, messages().categories[key]])}
        value={values.category}
        onChange={(category) => change({ category })}
      />
      <Part title={t.delivery[store.mode]}>
        <Chip
          kind="menu"
          text={values.delivery?.name ?? t.any}
          isOn={values.delivery !== null}
          onPress={() => {
            if (isRight) store.filter.narrow(values);
            // The place is chosen in a sheet of its own.
            store.open('delivery');
          }}
        />
      </Part>
      {store.mode === 'purchase' && (
        <Part title={t.origin}>
          <Chip
            kind="menu"
            text={values.origin?.name ?? t.any}
            isOn={values.origin !== null}
            onPress={() => {
              if (isRight) store.filter.narrow(values);
              store.open('origin');
            }}
          />
        </Part>
      )}
      <Part title={t.pricePerKg} error={isRight ? '' : t.priceWrong}>
        <Typed label={t.lowest} value={values.minYuan} onChange={(minYuan) => change({ minYuan })} />
        <Text>–</Text>
        <Typed label={t.highest} value={values.maxYuan} onChange={(maxYuan) => change({ maxYuan })} />
      </Part>
      <Choices
        title={t.unit}
        options={units.map((unit) => [unit, t.units[unit]])}
        value={values.unit}
        onChange={(unit) => change({ unit })}
      />
      <Choices
        title={t.within}
        options={daySpans.map((days) => [days, t.days(days)])}
        value={values.withinDays}
        onChange={(withinDays) => change({ withinDays })}
      />
      <Part title={t.demand}>
        {marks.map((mark) => (
          <Chip
            key={mark}
            kind="check"
            text={t.marks[mark]}
            isOn={values[mark]}
            onPress={() => change({ [mark]: !values[mark] })}
          />
        ))}
      </Part>
    </Sheet>
  );
});

function Part({ title, error, children }: { title: string; error?: string; children: ReactNode }) {
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

interface ChoicesProps<K extends string | number> {
  title: string;
  options: readonly (readonly [key: K, text: string])[];
  value: NoInfer<K> | null;
  /** Null when what is on is tapped again. */
  onChange(key: NoInfer<K> | null): void;
}

function Choices<K extends string | number>({ title, options, value, onChange }: ChoicesProps<K>) {
  return (
    <Part title={title}>
      {options.map(([key, text]) => (
        <Chip key={key} text={text} isOn={key === value} onPress={() => onChange(key === value ? null : key)} />
      ))}
    </Part>
  );
}

function Typed({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
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
