import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { TradeUnit } from '@contract/goods';
import type { SupplyPriceMode } from '@contract/supplyFields';
import { ChipsLine } from '@/components/form/ChipsLine';
import { Halves } from '@/components/form/Halves';
import { listingMessages } from '@/components/listing/locale/messages';
import { typedAmount, typedGrams } from '@/components/listing/quantity';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Switch } from '@/ui/Switch';
import { NumberLine } from '../../../components/NumberLine';
import { tradeMessages } from '../../../locale/messages';
import { fenText, typedFen } from '../../../typedNumber';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyMessages } from '../locale/messages';
import { MarketHint } from './MarketHint';
import { errorOf } from './supplyText';
import { Tiers } from './Tiers';

interface Props {
  store: CreateSupplyStore;
}

const MODES: readonly SupplyPriceMode[] = ['fixed', 'range', 'tiered', 'negotiable'];
const UNITS: readonly TradeUnit[] = ['kg', 'jin', 'ton', 'pack'];

/** What it costs, in which unit, and what the market pays. */
export const PriceSection = observer(function PriceSection({ store }: Props) {
  const { form } = store;
  const t = createSupplyMessages();
  const { units } = tradeMessages();
  const { priceMode, unit } = form.values;
  return (
    <Card isBare>
      <ChipsLine
        field="priceMode"
        label={t.priceMode}
        options={MODES.map((key) => ({ key, text: t.priceModes[key] }))}
        value={priceMode}
        onChange={(mode) => mode && form.set({ priceMode: mode })}
      />
      <ChipsLine
        field="unit"
        label={t.unit}
        options={UNITS.map((key) => ({ key, text: units[key] }))}
        value={unit}
        onChange={(chosen) => chosen && form.set({ unit: chosen })}
      />
      {unit === 'pack' && <PackWeight store={store} />}
      <Prices store={store} />
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

/** So many packs stay so many packs when one of them weighs something else. */
const PackWeight = observer(function PackWeight({ store }: Props) {
  const { form } = store;
  const t = createSupplyMessages();
  const { gramsPerPack, stockGrams, moqGrams, tiers } = form.values;
  const handleChange = (grams: number | null) => {
    const weighed = (total: number | null) =>
      total === null || gramsPerPack === null || grams === null ? total : Math.round((total / gramsPerPack) * grams);
    form.set({
      gramsPerPack: grams,
      stockGrams: weighed(stockGrams),
      moqGrams: weighed(moqGrams),
      tiers: tiers.map((tier) => ({ ...tier, minGrams: weighed(tier.minGrams) }))
    });
  };
  return (
    <NumberLine
      field="gramsPerPack"
      label={t.perPack}
      hint={t.perPackHint}
      value={gramsPerPack}
      onChange={handleChange}
      read={(text) => typedGrams(text, 'kg', null)}
      write={(grams) => typedAmount(grams, 'kg', null)}
      onLeave={form.leave}
      error={errorOf(store, 'gramsPerPack')}
      placeholder="25"
      unit={tradeMessages().units.kg}
    />
  );
});

const Prices = observer(function Prices({ store }: Props) {
  const t = createSupplyMessages();
  switch (store.form.values.priceMode) {
    case 'fixed':
      return <PriceLine store={store} field="fen" label={t.price} />;
    case 'range':
      return (
        <Halves>
          <PriceLine store={store} field="fen" label={t.lowPrice} />
          <PriceLine store={store} field="highFen" label={t.highPrice} />
        </Halves>
      );
    case 'tiered':
      return <Tiers store={store} />;
    case 'negotiable':
      return null;
  }
});

interface PriceLineProps extends Props {
  field: 'fen' | 'highFen';
  label: string;
}

const PriceLine = observer(function PriceLine({ store, field, label }: PriceLineProps) {
  const { form } = store;
  return (
    <NumberLine
      field={field}
      label={label}
      value={form.values[field]}
      onChange={(fen) => form.set({ [field]: fen })}
      read={typedFen}
      write={fenText}
      onLeave={form.leave}
      error={errorOf(store, field)}
      placeholder="0.00"
      unit={listingMessages().perUnit[form.values.unit]}
    />
  );
});
