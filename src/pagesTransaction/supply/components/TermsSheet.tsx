import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { listingMessages } from '@/components/listing/locale/messages';
import { formatAmountInput, parseGrams, quantityInUnit } from '@/components/listing/quantity';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { NumberField } from '../../components/NumberField';
import { tradeMessages } from '../../locale/messages';
import { formatFenInput, parseFen } from '../../parseNumber';
import { supplyMessages } from '../locale/messages';
import type { EditableTerms } from '../ownSupply';
import { changeSupplyTerms } from '../supplyCommands';
import { toastSupplyError } from '../supplyErrorMessage';
import { TermsFormStore } from '../TermsForm.store';
import styles from './TermsSheet.module.scss';

interface TermsSheetProps {
  /** Supply to edit; undefined while the sheet is closed. */
  supply: EditableTerms | undefined;
  onClose(): void;
  onSaved(supply: OwnSupplyBrief): void;
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
  const [form] = useState(() => new TermsFormStore(supply, changeSupplyTerms));
  const t = supplyMessages();
  const handleSave = async () => {
    try {
      const saved = await form.save();
      if (!saved) return;
      overlays.toast(t.termsSaved, { icon: 'circle-check' });
      onSaved(saved);
    } catch (error) {
      toastSupplyError(error);
    }
  };
  return (
    <View className={styles.form}>
      <PriceFields form={form} />
      <StockField form={form} />
      <View className={styles.hint}>{supply.priceMode === 'negotiable' ? t.negotiable : t.termsHint}</View>
      <View className={styles.action}>
        <Button kind="primary" isFull isLoading={form.isSaving} onPress={() => void handleSave()}>
          {t.save}
        </Button>
      </View>
    </View>
  );
});

const PriceFields = observer(function PriceFields({ form }: { form: TermsFormStore }) {
  const t = supplyMessages();
  const { supply, values } = form;
  switch (supply.priceMode) {
    case 'fixed':
      return <PriceField form={form} field="fen" label={t.price} />;
    case 'range':
      return (
        <>
          <PriceField form={form} field="fen" label={t.lowPrice} />
          <PriceField form={form} field="highFen" label={t.highPrice} />
        </>
      );
    case 'tiered':
      return (
        <>
          {values.tiers.map(({ minGrams, fen }, index) => (
            <NumberField
              key={minGrams}
              field={`tiers.${String(index)}`}
              label={t.tierPrice(quantityInUnit(minGrams, supply.unit, supply.gramsPerPack))}
              value={fen === 0 ? null : fen}
              onChange={(typed) => form.setTierFen(index, typed)}
              parse={parseFen}
              format={formatFenInput}
              error={index === values.tiers.length - 1 && form.problemOf('tiers') ? t.problems.tiers : undefined}
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
  form,
  field,
  label
}: {
  form: TermsFormStore;
  field: 'fen' | 'highFen';
  label: string;
}) {
  const problem = form.problemOf(field);
  return (
    <NumberField
      field={field}
      label={label}
      value={form.values[field]}
      onChange={(fen) => form.set({ [field]: fen })}
      parse={parseFen}
      format={formatFenInput}
      error={problem && supplyMessages().problems[problem]}
      unit={listingMessages().perUnit[form.supply.unit]}
    />
  );
});

const StockField = observer(function StockField({ form }: { form: TermsFormStore }) {
  const t = supplyMessages();
  const { unit, gramsPerPack } = form.supply;
  const problem = form.problemOf('stockGrams');
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
