import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { TradeUnit } from '@contract/goods';
import { MAX_TITLE } from '@rules/purchase';
import { ChipsField } from '@/components/form/ChipsField';
import { TextField } from '@/components/form/TextField';
import { listingMessages } from '@/components/listing/locale/messages';
import { formatAmountInput, parseGrams } from '@/components/listing/quantity';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Switch } from '@/ui/Switch';
import { GoodsField } from '../../../components/goods/GoodsField';
import { NumberField } from '../../../components/NumberField';
import { tradeMessages } from '../../../locale/messages';
import { formatFenInput, parseFen } from '../../../parseNumber';
import { usePackScale } from '../../../usePackScale';
import { MarketNote } from '../../components/MarketNote';
import { purchaseMessages } from '../../locale/messages';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createPurchaseMessages } from '../locale/messages';
import { OriginsField } from './OriginsField';
import styles from './GoodsStep.module.scss';

interface Props {
  store: CreatePurchaseStore;
}

const UNITS: readonly TradeUnit[] = ['kg', 'jin', 'ton', 'pack'];

/** Step for the goods: variety, quantity, expected price and origin. */
export const GoodsStep = observer(function GoodsStep({ store }: Props) {
  const { form, quoteCount } = store;
  const t = createPurchaseMessages();
  const lockedHint = quoteCount > 0 ? t.locked(quoteCount) : undefined;
  return (
    <>
      <Card isBare>
        <GoodsField form={form} errorMessageFor={(field) => fieldErrorMessage(store, field)} lockedHint={lockedHint} />
        <TextField
          field="title"
          label={t.titleLabel}
          placeholder={t.titleHint}
          max={MAX_TITLE}
          hasCounter
          value={form.values.title}
          onChange={(title) => form.set({ title, isTitleOwn: title !== '' })}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'title')}
        />
      </Card>
      <Card isBare>
        {lockedHint === undefined ? <QuantityField store={store} /> : <LockedQuantity store={store} />}
      </Card>
      <Card isBare>
        <ExpectedPriceField store={store} />
      </Card>
      <Card isBare>
        <OriginsField store={store} />
      </Card>
    </>
  );
});

const QuantityField = observer(function QuantityField({ store }: Props) {
  const { form } = store;
  const { labels } = purchaseMessages();
  const t = createPurchaseMessages();
  const { units } = tradeMessages();
  const { unit, gramsPerPack, quantityGrams } = form.values;
  const packScale = usePackScale(gramsPerPack);
  return (
    <>
      <ChipsField
        field="unit"
        label={t.unit}
        options={UNITS.map((key) => ({ key, text: units[key] }))}
        value={unit}
        onChange={(chosen) => chosen && form.set({ unit: chosen })}
      />
      {unit === 'pack' && (
        <NumberField
          field="gramsPerPack"
          label={labels.packWeight}
          value={gramsPerPack}
          // Preserves the number of packs when the weight of a pack changes.
          onChange={(grams) => form.set({ gramsPerPack: grams, quantityGrams: packScale(grams)(quantityGrams) })}
          parse={(text) => parseGrams(text, 'kg', null)}
          format={(grams) => formatAmountInput(grams, 'kg', null)}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'gramsPerPack')}
          placeholder="25"
          unit={units.kg}
        />
      )}
      <NumberField
        // The remount reformats the same quantity in the new unit.
        key={`${unit} ${gramsPerPack ?? ''}`}
        field="quantityGrams"
        label={labels.quantity}
        value={quantityGrams}
        onChange={(grams) => form.set({ quantityGrams: grams })}
        parse={(text) => parseGrams(text, unit, gramsPerPack)}
        format={(grams) => formatAmountInput(grams, unit, gramsPerPack)}
        onLeave={form.touch}
        error={fieldErrorMessage(store, 'quantityGrams')}
        placeholder="0"
        unit={units[unit]}
      />
    </>
  );
});

const LockedQuantity = observer(function LockedQuantity({ store }: Props) {
  const { quantityGrams, unit, gramsPerPack } = store.form.values;
  const amount = formatAmountInput(quantityGrams, unit, gramsPerPack);
  return <Cell title={purchaseMessages().labels.quantity} value={`${amount} ${tradeMessages().units[unit]}`} />;
});

const ExpectedPriceField = observer(function ExpectedPriceField({ store }: Props) {
  const { form, market } = store;
  const t = createPurchaseMessages();
  const { expectedFen, isNegotiable, unit, gramsPerPack } = form.values;
  return (
    <>
      <Cell
        title={t.negotiable}
        hint={t.negotiableHint}
        value={
          <Switch
            label={t.negotiable}
            isOn={isNegotiable}
            onChange={(isOn) => form.set({ isNegotiable: isOn, expectedFen: isOn ? null : expectedFen })}
          />
        }
      />
      {!isNegotiable && (
        <NumberField
          field="expectedFen"
          label={purchaseMessages().labels.price}
          value={expectedFen}
          onChange={(fen) => form.set({ expectedFen: fen })}
          parse={parseFen}
          format={formatFenInput}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'expectedFen')}
          placeholder="0.00"
          unit={listingMessages().perUnit[unit]}
        />
      )}
      {market.line && (
        <View className={styles.market}>
          <MarketNote
            market={{
              lineId: market.line.id,
              marketName: market.line.marketShortName,
              gradeName: market.line.gradeName,
              lowFen: market.line.lowFen,
              highFen: market.line.highFen
            }}
            expected={{ fen: isNegotiable ? null : expectedFen, unit, gramsPerPack }}
          />
        </View>
      )}
    </>
  );
});
