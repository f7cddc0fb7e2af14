import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { SupplyDetail } from '@contract/supply';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityInUnit, quantityText } from '@/components/listing/quantity';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { Section } from '@/ui/Card';
import { tradeMessages } from '../../../locale/messages';
import { percentText } from '../../percentText';
import { supplyInfoMessages } from '../locale/messages';
import styles from './Specs.module.scss';

/** Grid of the six key facts. Every cell is shown, even when its value is missing. */
export const Specs = observer(function Specs({ detail }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  const { specs } = t;
  const { moqGrams, stockGrams, unit, gramsPerPack, shipWithinDays, moisture, deliveryPlace } = detail;
  const quantity = (grams: number) =>
    unit === 'pack' ? quantityInUnit(grams, unit, gramsPerPack) : quantityText(grams);
  return (
    <Section>
      <View className={styles.specs}>
        <Spec label={specs.least} value={quantity(moqGrams)} />
        <Spec label={specs.stock} value={quantity(stockGrams)} />
        <Spec label={specs.shipping} value={shippingText(shipWithinDays)} />
        <Spec label={specs.moisture} value={moisture === null ? '' : t.atMost(percentText(moisture))} />
        <Spec label={specs.packaging} value={packagingText(detail)} />
        <Spec label={specs.deliveryPlace} value={deliveryPlace} />
      </View>
    </Section>
  );
});

function shippingText(days: number | null): string {
  const t = supplyInfoMessages();
  if (days === null) return '';
  return days === 0 ? t.fromStock : t.shipWithin(days);
}

function packagingText({ packaging, packagingText: text }: SupplyDetail): string {
  if (packaging === null || packaging === 'other') return text;
  return tradeMessages().packaging[packaging];
}

const Spec = observer(function Spec({ label, value }: { label: string; value: string }) {
  return (
    <View className={styles.spec}>
      <View className={styles.label}>{label}</View>
      {value === '' ? (
        <View className={styles.missing}>{listingMessages().missing}</View>
      ) : (
        <View className={styles.value}>
          <Quantity text={keepUnitsTogether(value)} />
        </View>
      )}
    </View>
  );
});

/** Emphasizes the first number when the text begins with it. */
function Quantity({ text }: { text: string }) {
  const [, before, digits, after] = /^(\D{0,2})([\d.,]+)(.*)$/.exec(text) ?? [];
  if (digits === undefined) return <>{text}</>;
  return (
    <>
      {before}
      <Text className={styles.number}>{digits}</Text>
      {after}
    </>
  );
}
