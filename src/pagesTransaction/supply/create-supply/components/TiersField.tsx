import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { MAX_TIERS, MIN_TIERS } from '@rules/supply';
import { fieldId } from '@/components/form/formField';
import { listingMessages } from '@/components/listing/locale/messages';
import { formatAmountInput, parseGrams } from '@/components/listing/quantity';
import { Pressable } from '@/platform/pressable';
import { FieldControls } from '@/ui/FieldControls';
import { FormField } from '@/ui/FormField';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { NumberInput } from '../../../components/NumberInput';
import { tradeMessages } from '../../../locale/messages';
import { formatFenInput, parseFen } from '../../../parseNumber';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createSupplyMessages } from '../locale/messages';
import { EMPTY_TIER, type TierInput } from '../supplyForm';
import styles from './TiersField.module.scss';

interface Props {
  store: CreateSupplyStore;
}

/** Tiered price: unit prices by minimum quantity. */
export const TiersField = observer(function TiersField({ store }: Props) {
  const { form } = store;
  const t = createSupplyMessages();
  const { tiers } = form.values;
  return (
    <FormField
      id={fieldId('tiers')}
      label={t.priceModes.tiered}
      isRequired
      hint={t.tiersHint}
      counter={{ used: tiers.length, max: MAX_TIERS }}
      error={fieldErrorMessage(store, 'tiers')}
    >
      <FieldControls className={styles.tiers} label={t.priceModes.tiered}>
        {tiers.map((tier, tierIndex) => (
          <TierRow key={tierIndex} store={store} tier={tier} tierIndex={tierIndex} />
        ))}
        {tiers.length < MAX_TIERS && (
          <Pressable className={styles.add} onPress={() => form.set({ tiers: [...tiers, EMPTY_TIER] })}>
            <Icon name="plus" />
            <Text>{t.addTier}</Text>
          </Pressable>
        )}
      </FieldControls>
    </FormField>
  );
});

const TierRow = observer(function TierRow({ store, tier, tierIndex }: Props & { tier: TierInput; tierIndex: number }) {
  const { form } = store;
  const t = createSupplyMessages();
  const { tiers, unit, gramsPerPack } = form.values;
  const change = (changes: Partial<TierInput>) =>
    form.set({ tiers: tiers.map((one, index) => (index === tierIndex ? { ...one, ...changes } : one)) });
  const isLast = tierIndex === tiers.length - 1;
  const leave = () => isLast && form.touch('tiers');
  return (
    <View className={styles.tier}>
      <View className={styles.amount}>
        <NumberInput
          label={t.tierFrom(tierIndex + 1)}
          value={tier.minGrams}
          onChange={(minGrams) => change({ minGrams })}
          parse={(text) => parseGrams(text, unit, gramsPerPack)}
          format={(grams) => formatAmountInput(grams, unit, gramsPerPack)}
          placeholder="0"
        />
        <Text className={styles.unit}>{`${tradeMessages().units[unit]}${t.from}`}</Text>
      </View>
      <View className={styles.amount}>
        <NumberInput
          label={t.tierPrice(tierIndex + 1)}
          value={tier.fen}
          onChange={(fen) => change({ fen })}
          parse={parseFen}
          format={formatFenInput}
          placeholder="0.00"
          onLeave={leave}
        />
        <Text className={styles.unit}>{listingMessages().perUnit[unit]}</Text>
      </View>
      {tiers.length > MIN_TIERS && (
        <IconButton
          icon="x"
          label={t.removeTier(tierIndex + 1)}
          onPress={() => form.set({ tiers: tiers.filter((_, index) => index !== tierIndex) })}
        />
      )}
    </View>
  );
});
