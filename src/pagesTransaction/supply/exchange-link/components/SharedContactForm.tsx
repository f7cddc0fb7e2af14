import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { FieldGroup } from '@/components/form/FieldGroup';
import { TextField } from '@/components/form/TextField';
import type { ExchangeStore } from '../Exchange.store';
import { exchangeMessages } from '../locale/messages';
import { AccountContact } from './AccountContact';
import { GivenCard } from './GivenCard';
import styles from './SharedContactForm.module.scss';

const MAX_MESSAGE = 140;

interface SharedContactFormProps {
  store: ExchangeStore;
  hasMessage: boolean;
}

/** Form of what the user shows: one of their cards, or chosen contact data of someone without a card. */
export const SharedContactForm = observer(function SharedContactForm({ store, hasMessage }: SharedContactFormProps) {
  const t = exchangeMessages();
  const { givenCard, problems, message } = store;
  return (
    <>
      {givenCard ? <GivenCard store={store} /> : <AccountContact store={store} />}
      {hasMessage && (
        <FieldGroup title={t.messageTitle}>
          <TextField
            field="message"
            isOptional
            isLong
            label={t.message}
            placeholder={t.messageHint}
            max={MAX_MESSAGE}
            value={message}
            error={problems.message && t.problems[problems.message]}
            onChange={store.setMessage}
          />
        </FieldGroup>
      )}
      <View className={styles.note}>{hasMessage ? t.noteAsk : t.noteAnswer}</View>
    </>
  );
});
