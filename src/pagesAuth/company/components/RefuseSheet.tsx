import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { JoinRequest } from '@contract/team';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { FormField } from '@/ui/FormField';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import { refuseRequest } from '../../api/team';
import { companyMessages } from '../locale/messages';
import type { TeamStore } from '../Team.store';
import { doAndTell } from '../teamActions';
import styles from './RefuseSheet.module.scss';

const LENGTH = 60;

interface RefuseSheetProps {
  store: TeamStore;
  /** Who is refused; undefined closes the sheet. */
  request: JoinRequest | undefined;
  onClose(): void;
}

/** Why somebody is not let in: one of the usual reasons or own words. */
export const RefuseSheet = observer(function RefuseSheet({ store, request, onClose }: RefuseSheetProps) {
  const t = companyMessages().manager;
  return (
    <Sheet isOpen={request !== undefined} onClose={onClose} title={t.refuseTitle(request?.realName ?? '')}>
      {request && <Form key={request.id} store={store} id={request.id} onDone={onClose} />}
    </Sheet>
  );
});

const Form = observer(function Form({ store, id, onDone }: { store: TeamStore; id: string; onDone(): void }) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const t = companyMessages().manager;
  const isMissing = reason.trim() === '';
  const handleRefuse = () =>
    void doAndTell(store, id, () => refuseRequest(id, reason), t.refused).then((isDone) => isDone && onDone());
  return (
    <View className={styles.form}>
      <View className={styles.reasons}>
        {t.reasons.map((text) => (
          <Chip key={text} text={text} isOn={reason === text} onPress={() => setReason(text)} />
        ))}
      </View>
      <FormField
        label={t.reason}
        isRequired
        counter={{ used: reason.length, max: LENGTH }}
        error={isAsked && isMissing ? t.reasonHint : undefined}
      >
        <TextInput
          label={t.reason}
          name="reason"
          placeholder={t.reasonHint}
          maxLength={LENGTH}
          value={reason}
          onChange={setReason}
        />
      </FormField>
      <View className={styles.send}>
        <Button
          kind="primary"
          isFull
          isLoading={store.busy === id}
          isDisabled={isMissing}
          onDisabledPress={() => setAsked(true)}
          onPress={handleRefuse}
        >
          {t.refuse}
        </Button>
      </View>
    </View>
  );
});
