import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityIn, typedAmount, typedGrams } from '@/components/listing/quantity';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { NumberLine } from '../../components/NumberLine';
import { tradeMessages } from '../../locale/messages';
import { fenText, typedFen } from '../../typedNumber';
import { deedError } from '../carriedOut';
import { changeTerms } from '../changeSupply';
import { supplyMessages } from '../locale/messages';
import type { Priced } from '../ownSupply';
import { TermsFormStore } from '../TermsForm.store';
import styles from './TermsSheet.module.scss';

interface TermsSheetProps {
  /** Whose price and stock are changed; undefined: the sheet is closed. */
  supply: Priced | undefined;
  onClose(): void;
  onSaved(supply: OwnSupplyBrief): void;
}

/** Price and stock, changed in a moment: they need no review. */
export const TermsSheet = observer(function TermsSheet({ supply, onClose, onSaved }: TermsSheetProps) {
  return (
    <Sheet isOpen={supply !== undefined} onClose={onClose} title={supplyMessages().termsTitle}>
      {supply && <Form key={supply.id} supply={supply} onSaved={onSaved} />}
    </Sheet>
  );
});

interface FormProps extends Pick<TermsSheetProps, 'onSaved'> {
  supply: Priced;
}

const Form = observer(function Form({ supply, onSaved }: FormProps) {
  const [form] = useState(() => new TermsFormStore(supply, changeTerms));
  const t = supplyMessages();
  const handleSave = async () => {
    try {
      const saved = await form.save();
      if (!saved) return;
      overlays.toast(t.termsSaved, { icon: 'circle-check' });
      onSaved(saved);
    } catch (error) {
      overlays.toast(deedError(error));
    }
  };
  return (
    <View className={styles.form}>
      <Prices form={form} />
      <Stock form={form} />
      <View className={styles.hint}>{supply.priceMode === 'negotiable' ? t.negotiable : t.termsHint}</View>
      <View className={styles.action}>
        <Button kind="primary" isFull isLoading={form.isSaving} onPress={() => void handleSave()}>
          {t.save}
        </Button>
      </View>
    </View>
  );
});

const Prices = observer(function Prices({ form }: { form: TermsFormStore }) {
  const t = supplyMessages();
  const { supply, values } = form;
  switch (supply.priceMode) {
    case 'fixed':
      return <FenLine form={form} field="fen" label={t.price} />;
    case 'range':
      return (
        <>
          <FenLine form={form} field="fen" label={t.lowPrice} />
          <FenLine form={form} field="highFen" label={t.highPrice} />
        </>
      );
    case 'tiered':
      return (
        <>
          {values.tiers.map(({ minGrams, fen }, place) => (
            <NumberLine
              key={minGrams}
              field={`tiers.${String(place)}`}
              label={t.tierPrice(quantityIn(minGrams, supply.unit, supply.gramsPerPack))}
              value={fen === 0 ? null : fen}
              onChange={(typed) => form.setTierFen(place, typed)}
              read={typedFen}
              write={fenText}
              onLeave={() => undefined}
              error={place === values.tiers.length - 1 && form.problemOf('tiers') ? t.problems.tiers : undefined}
              unit={listingMessages().perUnit[supply.unit]}
            />
          ))}
        </>
      );
    case 'negotiable':
      return null;
  }
});

const FenLine = observer(function FenLine({
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
    <NumberLine
      field={field}
      label={label}
      value={form.values[field]}
      onChange={(fen) => form.set({ [field]: fen })}
      read={typedFen}
      write={fenText}
      onLeave={() => undefined}
      error={problem && supplyMessages().problems[problem]}
      unit={listingMessages().perUnit[form.supply.unit]}
    />
  );
});

const Stock = observer(function Stock({ form }: { form: TermsFormStore }) {
  const t = supplyMessages();
  const { unit, gramsPerPack } = form.supply;
  const problem = form.problemOf('stockGrams');
  return (
    <NumberLine
      field="stockGrams"
      label={t.stock}
      value={form.values.stockGrams}
      onChange={(stockGrams) => form.set({ stockGrams })}
      read={(text) => typedGrams(text, unit, gramsPerPack)}
      write={(grams) => typedAmount(grams, unit, gramsPerPack)}
      onLeave={() => undefined}
      error={problem && t.problems[problem]}
      unit={tradeMessages().units[unit]}
    />
  );
});
