import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CounterOffer, QuotationVersion } from '@contract/quotation';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import { deliveredSum } from '@rules/deliveredPrice';
import { ChipsField } from '@/components/form/ChipsField';
import { formatAmountInput, parseGrams } from '@/components/listing/quantity';
import { Chip } from '@/ui/Chip';
import { NumberField } from '../../components/NumberField';
import { tradeMessages } from '../../locale/messages';
import { DecisionSheet } from '../components/DecisionSheet';
import { quotationMessages } from '../locale/messages';
import { unitGrams } from '../quotationForm';
import { amountText, unitPriceText } from '../quotationText';
import { offerMessages } from './locale/messages';
import { SumRows } from './SumRows';
import styles from './AcceptSheet.module.scss';

interface AcceptSheetProps {
  isOpen: boolean;
  onClose(): void;
  request: Pick<QuotationPurchase, 'unit' | 'gramsPerPack'>;
  supplierName: string;
  /** Fields of the version in force. */
  fields: QuotationVersion['fields'] | undefined;
  /** Open counter-offer; one made by the supplier can be accepted directly. */
  openOffer: CounterOffer | null;
  /** Quantity that the request still needs, in grams. */
  leftGrams: number;
  isBusy: boolean;
  /** Resolves to false when the acceptance was not performed; rejects with the error. */
  onAccept(grams: number, unitFen: number): Promise<boolean>;
}

/** Sheet that accepts a quotation in full or in part: quantity, price and resulting total. */
export const AcceptSheet = observer(function AcceptSheet(props: AcceptSheetProps) {
  const { isOpen, onClose, request, supplierName, fields, openOffer, leftGrams, isBusy, onAccept } = props;
  const { unit, gramsPerPack } = request;
  const quotationFen = fields?.unitFen ?? 0;
  const availableGrams = fields?.availableGrams ?? 0;
  const offeredFen = (openOffer?.by === 'supplier' ? openOffer.unitFen : null) ?? quotationFen;
  const maxGrams = Math.min(availableGrams, leftGrams);
  const [grams, setGrams] = useState<number | null>(maxGrams);
  const [unitFen, setUnitFen] = useState(offeredFen);
  useEffect(() => {
    if (isOpen) setGrams(maxGrams);
  }, [isOpen, maxGrams]);
  useEffect(() => setUnitFen(offeredFen), [isOpen, offeredFen]);
  const t = quotationMessages();
  const inUnit = (amount: number) => amountText(amount, request);
  const problem = quantityProblem(grams, availableGrams, leftGrams);
  const handleAccept = async () => grams !== null && problem === undefined && (await onAccept(grams, unitFen));
  return (
    <DecisionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.acceptTitle}
      action={t.acceptSend}
      isBusy={isBusy}
      isDisabled={problem !== undefined}
      onSend={handleAccept}
      successMessage={t.accepted}
    >
      <View className={styles.offer}>{tradeMessages().list([supplierName, unitPriceText(unitFen, unit)])}</View>
      <PriceChoice {...{ quotationFen, openOffer, unit, unitFen }} onChoose={setUnitFen} />
      <NumberField
        label={t.acceptGrams}
        field="acceptGrams"
        value={grams}
        onChange={setGrams}
        parse={(text) => parseGrams(text, unit, gramsPerPack)}
        format={(amount) => formatAmountInput(amount, unit, gramsPerPack)}
        error={problem && t.amountProblem[problem]}
        hint={t.acceptHint(inUnit(availableGrams), inUnit(leftGrams))}
        placeholder={t.placeholders.quantity}
        unit={tradeMessages().units[unit]}
      />
      <View className={styles.row}>
        <Chip text={t.acceptAll(inUnit(maxGrams))} isOn={grams === maxGrams} onPress={() => setGrams(maxGrams)} />
      </View>
      {fields && grams !== null && problem === undefined && (
        <View className={styles.sum}>
          <SumRows sum={deliveredSum({ ...fields, unitFen, gramsPerUnit: unitGrams(request) }, grams)} terms={fields} />
        </View>
      )}
      <View className={styles.note}>{t.acceptNote}</View>
      {grams !== null && grams >= leftGrams && problem === undefined && (
        <View className={styles.note}>{t.acceptFull}</View>
      )}
    </DecisionSheet>
  );
});

interface PriceChoiceProps {
  quotationFen: number;
  openOffer: CounterOffer | null;
  unit: QuotationPurchase['unit'];
  unitFen: number;
  onChoose(unitFen: number): void;
}

/** Choice between the quoted price and the supplier's open counter-offer. */
const PriceChoice = observer(function PriceChoice({
  quotationFen,
  openOffer,
  unit,
  unitFen,
  onChoose
}: PriceChoiceProps) {
  const t = offerMessages();
  const price = (fen: number) => unitPriceText(fen, unit);
  const offeredFen = openOffer?.unitFen ?? null;
  if (openOffer === null || offeredFen === null) return null;
  if (openOffer.by === 'buyer') {
    return <View className={styles.ask}>{t.unanswered(price(offeredFen), price(quotationFen))}</View>;
  }
  return (
    <>
      <ChipsField
        field="acceptPrice"
        label={t.pricesLabel}
        options={[offeredFen, quotationFen].map((fen) => ({ key: String(fen), text: t.atPrice(price(fen)) }))}
        value={String(unitFen)}
        onChange={(key) => onChoose(Number(key))}
      />
      {unitFen > offeredFen && <View className={styles.ask}>{t.dearer(price(offeredFen))}</View>}
    </>
  );
});

function quantityProblem(
  grams: number | null,
  available: number,
  left: number
): 'required' | 'available' | 'left' | undefined {
  if (grams === null) return 'required';
  if (grams > available) return 'available';
  return grams > left ? 'left' : undefined;
}
