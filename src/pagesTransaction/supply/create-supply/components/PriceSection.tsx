import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { TradeUnit } from '@contract/goods';
import type { SupplyPriceMode } from '@contract/supplyFields';
import { ChipsField } from '@/components/form/ChipsField';
import { TwoColumns } from '@/components/form/TwoColumns';
import { listingMessages } from '@/components/listing/locale/messages';
import { formatAmountInput, parseGrams } from '@/components/listing/quantity';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Switch } from '@/ui/Switch';
import { NumberField } from '../../../components/NumberField';
import { tradeMessages } from '../../../locale/messages';
import { formatFenInput, parseFen } from '../../../parseNumber';
import { usePackScale } from '../../../usePackScale';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createSupplyMessages } from '../locale/messages';
import { MarketHint } from './MarketHint';
import { TiersField } from './TiersField';

interface Props {
  store: CreateSupplyStore;
}

const MODES: readonly SupplyPriceMode[] = ['fixed', 'range', 'tiered', 'negotiable'];
const UNITS: readonly TradeUnit[] = ['kg', 'jin', 'ton', 'pack'];

/** Section for price, unit and market price. */
export const PriceSection = observer(function PriceSection({ store }: Props) {
  const { form } = store;
  const t = createSupplyMessages();
  const { units } = tradeMessages();
  const { priceMode, unit } = form.values;
  return (
    <Card isBare>
      <ChipsField
        field="priceMode"
        label={t.priceMode}
        options={MODES.map((key) => ({ key, text: t.priceModes[key] }))}
        value={priceMode}
        onChange={(mode) => mode && form.set({ priceMode: mode })}
      />
      <ChipsField
        field="unit"
        label={t.unit}
        options={UNITS.map((key) => ({ key, text: units[key] }))}
        value={unit}
        onChange={(chosen) => chosen && form.set({ unit: chosen })}
      />
      {unit === 'pack' && <PackWeightField store={store} />}
      <PriceFields store={store} />
      <MarketHint store={store} />
      {priceMode !== 'negotiable' && (
        <View>
          <Cell
            title={t.taxIncluded}
            value={
              <Switch
                label={t.taxIncluded}
                isOn={form.values.isTaxIncluded}
                onChange={(isTaxIncluded) => form.set({ isTaxIncluded })}
              />
            }
          />
          <Cell
            title={t.freightIncluded}
            value={
              <Switch
                label={t.freightIncluded}
                isOn={form.values.isFreightIncluded}
                onChange={(isFreightIncluded) => form.set({ isFreightIncluded })}
              />
            }
          />
        </View>
      )}
    </Card>
  );
});

/** Weight of a pack. A change preserves the number of packs. */
const PackWeightField = observer(function PackWeightField({ store }: Props) {
  const { form } = store;
  const t = createSupplyMessages();
  const { gramsPerPack, stockGrams, moqGrams, tiers } = form.values;
  const packScale = usePackScale(gramsPerPack);
  const handleChange = (grams: number | null) => {
    const scaled = packScale(grams);
    form.set({
      gramsPerPack: grams,
      stockGrams: scaled(stockGrams),
      moqGrams: scaled(moqGrams),
      tiers: tiers.map((tier) => ({ ...tier, minGrams: scaled(tier.minGrams) }))
    });
  };
  return (
    <NumberField
      field="gramsPerPack"
      label={t.perPack}
      hint={t.perPackHint}
      value={gramsPerPack}
      onChange={handleChange}
      parse={(text) => parseGrams(text, 'kg', null)}
      format={(grams) => formatAmountInput(grams, 'kg', null)}
      onLeave={form.touch}
      error={fieldErrorMessage(store, 'gramsPerPack')}
      placeholder="25"
      unit={tradeMessages().units.kg}
    />
  );
});

const PriceFields = observer(function PriceFields({ store }: Props) {
  const t = createSupplyMessages();
  switch (store.form.values.priceMode) {
    case 'fixed':
      return <PriceField store={store} field="fen" label={t.price} />;
    case 'range':
      return (
        <TwoColumns>
          <PriceField store={store} field="fen" label={t.lowPrice} />
          <PriceField store={store} field="highFen" label={t.highPrice} />
        </TwoColumns>
      );
    case 'tiered':
      return <TiersField store={store} />;
    case 'negotiable':
      return null;
  }
});

interface PriceFieldProps extends Props {
  field: 'fen' | 'highFen';
  label: string;
}

const PriceField = observer(function PriceField({ store, field, label }: PriceFieldProps) {
  const { form } = store;
  return (
    <NumberField
      field={field}
      label={label}
      value={form.values[field]}
      onChange={(fen) => form.set({ [field]: fen })}
      parse={parseFen}
      format={formatFenInput}
      onLeave={form.touch}
      error={fieldErrorMessage(store, field)}
      placeholder="0.00"
      unit={listingMessages().perUnit[form.values.unit]}
    />
  );
});
