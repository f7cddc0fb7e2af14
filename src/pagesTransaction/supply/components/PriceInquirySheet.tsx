import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { InquiryContent, InquiryMessageContent } from '@contract/inquiry';
import { shortRegionName } from '@rules/shortRegionName';
import { type ChosenRegion, RegionField } from '@/components/form/RegionField';
import { TextField } from '@/components/form/TextField';
import { formatAmountInput, parseGrams } from '@/components/listing/quantity';
import { regionText } from '@/lib/regionText';
import { Resource } from '@/request/Resource';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { getDefaultRegion } from '../../api/address';
import { supplyMessages } from '../locale/messages';
import styles from './PriceInquirySheet.module.scss';

/** Price inquiry with its region name, which the thread shows before the server responds. */
export type PriceInquiry = Extract<InquiryMessageContent, { type: 'ask' }> & Extract<InquiryContent, { type: 'ask' }>;

interface PriceInquirySheetProps {
  /** Minimum order quantity in grams, prefilled as the requested quantity; null without one. */
  moqGrams: number | null;
  isOpen: boolean;
  onClose(): void;
  /** Resolves to false when the inquiry was not sent; the sheet stays open then. Never rejects. */
  onAsk(ask: PriceInquiry): Promise<boolean>;
}

/** 询价: sheet that asks for a price with quantity and destination, which most suppliers need to answer. */
export const PriceInquirySheet = observer(function PriceInquirySheet({
  moqGrams,
  isOpen,
  onClose,
  onAsk
}: PriceInquirySheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={supplyMessages().ask.title}>
      <PriceInquiryForm moqGrams={moqGrams} onClose={onClose} onAsk={onAsk} />
    </Sheet>
  );
});

const noRegion: ChosenRegion = { regionCode: '', regionNames: [] };

const PriceInquiryForm = observer(function PriceInquiryForm({
  moqGrams,
  onClose,
  onAsk
}: Omit<PriceInquirySheetProps, 'isOpen'>) {
  const { ask: t } = supplyMessages();
  const [quantity, setQuantity] = useState(() => formatAmountInput(moqGrams, 'kg', null));
  const [defaultRegion] = useState(() => new Resource(() => getDefaultRegion()));
  const [chosenRegion, setChosenRegion] = useState<ChosenRegion>();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const grams = parseGrams(quantity, 'kg', null);
  // Without a default address the user chooses the region.
  const location = chosenRegion ?? defaultRegion.value ?? noRegion;
  const { regionCode } = location;
  useEffect(() => void defaultRegion.load(), [defaultRegion]);
  const handleSend = async () => {
    if (grams === null || isSending) return;
    setSending(true);
    const isSent = await onAsk({ type: 'ask', grams, regionCode, place: cityName(location), text: text.trim() });
    if (isSent) onClose();
    else setSending(false);
  };
  return (
    <View className={styles.form}>
      <TextField
        field="quantity"
        keyboard="decimal"
        label={t.quantity}
        unit={t.kilograms}
        placeholder={t.quantityHint}
        max={10}
        value={quantity}
        error={isTried && grams === null ? t.quantityMissing : undefined}
        onChange={setQuantity}
      />
      <RegionField
        field="deliverTo"
        label={t.deliverTo}
        placeholder={t.locationHint}
        value={location}
        onChange={setChosenRegion}
        error={isTried && regionCode === '' ? t.locationMissing : undefined}
      />
      <TextField
        field="remark"
        isOptional
        hasCounter
        label={t.remark}
        placeholder={t.remarkHint}
        max={140}
        value={text}
        onChange={setText}
      />
      <View className={styles.send}>
        <Button
          kind="primary"
          isFull
          isLoading={isSending}
          isDisabled={grams === null || regionCode === ''}
          onDisabledPress={() => setTried(true)}
          onPress={() => void handleSend()}
        >
          {t.send}
        </Button>
      </View>
    </View>
  );
});

/** Formats the region as the server does: 四川成都. */
const cityName = ({ regionNames }: ChosenRegion) =>
  regionText([...new Set(regionNames.slice(0, 2).map(shortRegionName))]);
