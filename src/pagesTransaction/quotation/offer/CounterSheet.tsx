import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { TradeUnit } from '@contract/goods';
import type { CounterOffer } from '@contract/quotation';
import { counterBounds, currentPrice, looksMistyped } from '@rules/counterOffer';
import { TextField } from '@/components/form/TextField';
import { listingMessages } from '@/components/listing/locale/messages';
import { overlays } from '@/ui/overlays';
import { NumberField } from '../../components/NumberField';
import { formatFenInput, parseFen } from '../../parseNumber';
import { DecisionSheet } from '../components/DecisionSheet';
import { quotationMessages } from '../locale/messages';
import { unitPriceText } from '../quotationText';
import { offerMessages } from './locale/messages';
import styles from './CounterSheet.module.scss';

const MAX_TEXT = 140;

interface CounterSheetProps {
  isOpen: boolean;
  onClose(): void;
  /** Side that makes the counter-offer. */
  side: 'buyer' | 'supplier';
  unit: TradeUnit;
  /** Price of the version in force, in fen per unit. */
  quotationFen: number;
  /** Open counter-offer; null without one. */
  openOffer: CounterOffer | null;
  isBusy: boolean;
  /** Resolves to false when nothing was sent; rejects with the error. */
  onSend(unitFen: number | null, text: string): Promise<boolean>;
}

/** Sheet that sends a counter-offer: a price, a message, or both. */
export const CounterSheet = observer(function CounterSheet(props: CounterSheetProps) {
  const { isOpen, onClose, side, unit, quotationFen, openOffer, isBusy, onSend } = props;
  const [unitFen, setUnitFen] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  useEffect(() => {
    if (isOpen) setTried(false);
  }, [isOpen]);
  const t = quotationMessages();
  const offer = pricedOffer(openOffer);
  const isReply = offer !== null && offer.by !== side;
  const isEmpty = unitFen === null && text.trim() === '';
  const problem = isEmpty ? t.counterNeeds : boundsProblem(unitFen, props);
  const tableFen = currentPrice({ quotationFen, offer });
  const handleSend = async () => {
    setTried(true);
    if (problem !== undefined || !(await confirmUnusualPrice(unitFen, tableFen, unit))) return false;
    if (!(await onSend(unitFen, text.trim()))) return false;
    setUnitFen(null);
    setText('');
    return true;
  };
  return (
    <DecisionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={isReply ? t.replyTitle : t.counterTitle}
      action={t.sendCounter}
      isBusy={isBusy}
      onSend={handleSend}
      successMessage={t.countered}
    >
      <View className={styles.now}>
        {[t.offered(unitPriceText(quotationFen, unit)), offer ? t.wished(unitPriceText(offer.unitFen, unit)) : '']
          .filter(Boolean)
          .join(' → ')}
      </View>
      <NumberField
        label={t.counterPrices[side]}
        field="counterPrice"
        value={unitFen}
        onChange={setUnitFen}
        parse={parseFen}
        format={formatFenInput}
        error={hasTried ? problem : undefined}
        placeholder={t.counterOptional}
        unit={listingMessages().perUnit[unit]}
        isOptional
      />
      <TextField
        label={t.counterText}
        field="counterText"
        value={text}
        onChange={setText}
        error={undefined}
        placeholder={t.counterPlaceholders[side]}
        max={MAX_TEXT}
        isOptional
        isLong
      />
    </DecisionSheet>
  );
});

const pricedOffer = (open: CounterOffer | null) =>
  open === null || open.unitFen === null ? null : { by: open.by, unitFen: open.unitFen };

/** Returns why the price is out of bounds; undefined when it is valid or null (a message without a price). */
function boundsProblem(
  unitFen: number | null,
  { side, unit, quotationFen, openOffer }: Pick<CounterSheetProps, 'side' | 'unit' | 'quotationFen' | 'openOffer'>
): string | undefined {
  if (unitFen === null) return undefined;
  const t = offerMessages();
  const { minFen, maxFen } = counterBounds(side, { quotationFen, offer: pricedOffer(openOffer) });
  if (unitFen >= minFen && unitFen <= maxFen) return undefined;
  if (minFen > maxFen) return t.noRoom;
  const price = (fen: number) => unitPriceText(fen, unit);
  return minFen > 1 ? t.between(price(minFen - 1), price(maxFen + 1)) : t.below(price(maxFen + 1));
}

/** Asks for confirmation of a price that looks mistyped; resolves to true when it may be sent. */
async function confirmUnusualPrice(unitFen: number | null, tableFen: number, unit: TradeUnit): Promise<boolean> {
  if (unitFen === null || !looksMistyped(unitFen, tableFen)) return true;
  const t = offerMessages();
  const { confirm } = await overlays.modal({
    title: t.slipTitle(unitPriceText(unitFen, unit)),
    text: t.slipText(unitPriceText(tableFen, unit)),
    confirmText: t.slipSend,
    cancelText: t.slipBack
  });
  return confirm;
}
