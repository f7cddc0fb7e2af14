import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { listingMessages } from '@/components/listing/locale/messages';
import { formatAmountInput, parseGrams, quantityInUnit } from '@/components/listing/quantity';
import { Button } from '@/ui/Button';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { NumberField } from '../../components/NumberField';
import { toastListingError } from '../../listingErrorMessage';
import { tradeMessages } from '../../locale/messages';
import { formatFenInput, parseFen } from '../../parseNumber';
import { supplyMessages } from '../locale/messages';
import type { EditableTerms } from '../ownSupply';
import { changeSupplyTerms } from '../supplyCommands';
import { TermsFormStore } from '../TermsForm.store';
import styles from './TermsSheet.module.scss';

interface TermsSheetProps {
  /** Supply to edit; undefined while the sheet is closed. */
  supply: EditableTerms | undefined;
  onClose(): void;
  onSaved(): void;
}

/** Sheet to change price and stock, which needs no review. */
export const TermsSheet = observer(function TermsSheet({ supply, onClose, onSaved }: TermsSheetProps) {
  return (
    <Sheet isOpen={supply !== undefined} onClose={onClose} title={supplyMessages().termsTitle}>
      {supply && <TermsForm key={supply.id} supply={supply} onSaved={onSaved} />}
    </Sheet>
  );
});

interface FormProps extends Pick<TermsSheetProps, 'onSaved'> {
  supply: EditableTerms;
}

const TermsForm = observer(function TermsForm({ supply, onSaved }: FormProps) {
  const [store] = useState(() => new TermsFormStore(supply, changeSupplyTerms));
  const { form } = store;
  const t = supplyMessages();
  const handleSave = async () => {
    const submit = async () => (await form.submit()) === 'sent';
    if (await runWithToast(submit, t.termsSaved, toastListingError)) onSaved();
  };
  return (
    <View className={styles.form}>
      <PriceFields store={store} />
      <StockField store={store} />
      <View className={styles.hint}>{supply.priceMode === 'negotiable' ? t.negotiable : t.termsHint}</View>
      <View className={styles.action}>
        <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={() => void handleSave()}>
          {t.save}
        </Button>
      </View>
    </View>
  );
});

const PriceFields = observer(function PriceFields({ store }: { store: TermsFormStore }) {
  const t = supplyMessages();
  const { supply, form } = store;
  switch (supply.priceMode) {
    case 'fixed':
      return <PriceField store={store} field="fen" label={t.price} />;
    case 'range':
      return (
        <>
          <PriceField store={store} field="fen" label={t.lowPrice} />
          <PriceField store={store} field="highFen" label={t.highPrice} />
        </>
      );
    case 'tiered':
      return (
        <>
          {form.values.tiers.map(({ minGrams, fen }, index) => (
            <NumberField
              key={minGrams}
              field={`tiers.${String(index)}`}
              label={t.tierPrice(quantityInUnit(minGrams, supply.unit, supply.gramsPerPack))}
              value={fen === 0 ? null : fen}
              onChange={(typed) => store.setTierFen(index, typed)}
              parse={parseFen}
              format={formatFenInput}
              error={index === form.values.tiers.length - 1 && store.problemOf('tiers') ? t.problems.tiers : undefined}
              unit={listingMessages().perUnit[supply.unit]}
            />
          ))}
        </>
      );
    case 'negotiable':
      return null;
  }
});

const PriceField = observer(function PriceField({
  store,
  field,
  label
}: {
  store: TermsFormStore;
  field: 'fen' | 'highFen';
  label: string;
}) {
  const { form, supply } = store;
  const problem = store.problemOf(field);
  return (
    <NumberField
      field={field}
      label={label}
      value={form.values[field]}
      onChange={(fen) => form.set({ [field]: fen })}
      parse={parseFen}
      format={formatFenInput}
      error={problem && supplyMessages().problems[problem]}
      unit={listingMessages().perUnit[supply.unit]}
    />
  );
});

const StockField = observer(function StockField({ store }: { store: TermsFormStore }) {
  const t = supplyMessages();
  const { form, supply } = store;
  const { unit, gramsPerPack } = supply;
  const problem = store.problemOf('stockGrams');
  return (
    <NumberField
      field="stockGrams"
      label={t.stock}
      value={form.values.stockGrams}
      onChange={(stockGrams) => form.set({ stockGrams })}
      parse={(text) => parseGrams(text, unit, gramsPerPack)}
      format={(grams) => formatAmountInput(grams, unit, gramsPerPack)}
      error={problem && t.problems[problem]}
      unit={tradeMessages().units[unit]}
    />
  );
});
