import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { MAX_TITLE } from '@rules/purchase';
import type { TradeUnit } from '@contract/goods';
import { ChipsLine } from '@/components/form/ChipsLine';
import { TextLine } from '@/components/form/TextLine';
import { listingMessages } from '@/components/listing/locale/messages';
import { typedAmount, typedGrams } from '@/components/listing/quantity';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Switch } from '@/ui/Switch';
import { GoodsRow } from '../../../components/goods/GoodsRow';
import { NumberLine } from '../../../components/NumberLine';
import { tradeMessages } from '../../../locale/messages';
import { fenText, typedFen } from '../../../typedNumber';
import { MarketNote } from '../../components/MarketNote';
import { purchaseMessages } from '../../locale/messages';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { createPurchaseMessages } from '../locale/messages';
import { errorOf } from '../errorOf';
import styles from './GoodsStep.module.scss';
import { OriginsLine } from './OriginsLine';

interface Props {
  store: CreatePurchaseStore;
}

const UNITS: readonly TradeUnit[] = ['kg', 'jin', 'ton', 'pack'];

/** What is wanted, how much of it, what may be paid, and from where. */
export const GoodsStep = observer(function GoodsStep({ store }: Props) {
  const { form, quoteCount } = store;
  const t = createPurchaseMessages();
  const lockedHint = quoteCount > 0 ? t.locked(quoteCount) : undefined;
  return (
    <>
      <Card isBare>
        <GoodsRow form={form} errorOf={(field) => errorOf(store, field)} lockedHint={lockedHint} />
        <TextLine
          field="title"
          label={t.titleLabel}
          placeholder={t.titleHint}
          max={MAX_TITLE}
          hasCounter
          value={form.values.title}
          onChange={(title) => form.set({ title, isTitleOwn: title !== '' })}
          onLeave={form.leave}
          error={errorOf(store, 'title')}
        />
      </Card>
      <Card isBare>{lockedHint === undefined ? <Quantity store={store} /> : <FixedQuantity store={store} />}</Card>
      <Card isBare>
        <ExpectedPrice store={store} />
      </Card>
      <Card isBare>
        <OriginsLine store={store} />
      </Card>
    </>
  );
});

const Quantity = observer(function Quantity({ store }: Props) {
  const { form } = store;
  const { labels } = purchaseMessages();
  const t = createPurchaseMessages();
  const { units } = tradeMessages();
  const { unit, gramsPerPack, quantityGrams } = form.values;
  return (
    <>
      <ChipsLine
        field="unit"
        label={t.unit}
        options={UNITS.map((key) => ({ key, text: units[key] }))}
        value={unit}
        onChange={(chosen) => chosen && form.set({ unit: chosen })}
      />
      {unit === 'pack' && (
        <NumberLine
          field="gramsPerPack"
          label={labels.packWeight}
          value={gramsPerPack}
          // So many packs stay so many packs when one of them weighs something else.
          onChange={(grams) =>
            form.set({
              gramsPerPack: grams,
              ...(quantityGrams !== null &&
                gramsPerPack !== null &&
                grams !== null && { quantityGrams: Math.round((quantityGrams / gramsPerPack) * grams) })
            })
          }
          read={(text) => typedGrams(text, 'kg', null)}
          write={(grams) => typedAmount(grams, 'kg', null)}
          onLeave={form.leave}
          error={errorOf(store, 'gramsPerPack')}
          placeholder="25"
          unit={units.kg}
        />
      )}
      <NumberLine
        // Another unit shows the same goods as another number.
        key={`${unit} ${gramsPerPack ?? ''}`}
        field="quantityGrams"
        label={labels.quantity}
        value={quantityGrams}
        onChange={(grams) => form.set({ quantityGrams: grams })}
        read={(text) => typedGrams(text, unit, gramsPerPack)}
        write={(grams) => typedAmount(grams, unit, gramsPerPack)}
        onLeave={form.leave}
        error={errorOf(store, 'quantityGrams')}
        placeholder="0"
        unit={units[unit]}
      />
    </>
  );
});

const FixedQuantity = observer(function FixedQuantity({ store }: Props) {
  const { quantityGrams, unit, gramsPerPack } = store.form.values;
  const amount = typedAmount(quantityGrams, unit, gramsPerPack);
  return <Cell title={purchaseMessages().labels.quantity} value={`${amount} ${tradeMessages().units[unit]}`} />;
});

const ExpectedPrice = observer(function ExpectedPrice({ store }: Props) {
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
        <NumberLine
          field="expectedFen"
          label={purchaseMessages().labels.price}
          value={expectedFen}
          onChange={(fen) => form.set({ expectedFen: fen })}
          read={typedFen}
          write={fenText}
          onLeave={form.leave}
          error={errorOf(store, 'expectedFen')}
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
