import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { shortPlace } from '@rules/shortPlace';
import { RegionLine, type ChosenRegion } from '@/components/form/RegionLine';
import { typedGrams } from '@/components/listing/quantity';
import { Button } from '@/ui/Button';
import { FormField } from '@/ui/FormField';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import type { ChatStore } from '../Chat.store';
import { serviceWords } from '../locale/words';
import styles from './AskSheet.module.scss';

interface AskSheetProps {
  store: ChatStore;
  isOpen: boolean;
  onClose(): void;
  onFailure(error: unknown): void;
}

/** 询价: how much, and where to; the first thing that most sellers ask back. */
export const AskSheet = observer(function AskSheet({ store, isOpen, onClose, onFailure }: AskSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={serviceWords().askTitle}>
      <Form store={store} onSent={onClose} onFailure={onFailure} />
    </Sheet>
  );
});

const nowhere: ChosenRegion = { regionCode: '', regionNames: [] };

const Form = observer(function Form(props: { store: ChatStore; onSent(): void; onFailure(error: unknown): void }) {
  const { store, onSent, onFailure } = props;
  const t = serviceWords();
  const [quantity, setQuantity] = useState('');
  const [place, setPlace] = useState(nowhere);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const grams = typedGrams(quantity, 'kg', null);
  const { regionCode } = place;
  const isReady = grams !== null && regionCode !== '';
  const handleSend = async () => {
    if (grams === null) return;
    try {
      if (await store.outbox.say({ type: 'ask', grams, regionCode, place: cityName(place), text: text.trim() }))
        onSent();
    } catch (error) {
      onFailure(error);
    }
  };
  return (
    <View className={styles.form}>
      <FormField
        label={t.quantity}
        isRequired
        unit={t.kilograms}
        error={isTried && grams === null ? t.quantityMissing : undefined}
      >
        <TextInput
          label={t.quantity}
          name="quantity"
          placeholder={t.quantityHint}
          maxLength={10}
          keyboard="decimal"
          value={quantity}
          onChange={setQuantity}
        />
      </FormField>
      <RegionLine
        field="place"
        label={t.place}
        placeholder={t.placeHint}
        value={place}
        onChange={setPlace}
        error={isTried && regionCode === '' ? t.placeMissing : undefined}
      />
      <FormField label={t.remark} counter={{ used: text.length, max: 140 }}>
        <TextInput
          label={t.remark}
          name="remark"
          placeholder={t.remarkHint}
          maxLength={140}
          value={text}
          onChange={setText}
        />
      </FormField>
      <View className={styles.send}>
        <Button
          kind="primary"
          isFull
          isLoading={store.outbox.isSending}
          isDisabled={!isReady}
          onDisabledPress={() => setTried(true)}
          onPress={() => void handleSend()}
        >
          {t.sendAsk}
        </Button>
      </View>
    </View>
  );
});

/** As the server says it: 四川成都. */
const cityName = ({ regionNames }: ChosenRegion) => [...new Set(regionNames.slice(0, 2).map(shortPlace))].join('');
