import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { JoinRequest } from '@contract/team';
import { TextField } from '@/components/form/TextField';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Sheet } from '@/ui/Sheet';
import { refuseRequest } from '../../api/team';
import { companyMessages } from '../locale/messages';
import type { TeamStore } from '../Team.store';
import { runTeamAction } from '../teamActions';
import styles from './RejectRequestSheet.module.scss';

const MAX_REASON_LENGTH = 60;

interface RejectRequestSheetProps {
  store: TeamStore;
  /** Application to reject; undefined closes the sheet. */
  request: JoinRequest | undefined;
  onClose(): void;
}

/** Asks for the reason of a rejection: a common one or free text. */
export const RejectRequestSheet = observer(function RejectRequestSheet({
  store,
  request,
  onClose
}: RejectRequestSheetProps) {
  const t = companyMessages().manager;
  return (
    <Sheet isOpen={request !== undefined} onClose={onClose} title={t.refuseTitle(request?.realName ?? '')}>
      {request && <RejectForm key={request.id} store={store} id={request.id} onDone={onClose} />}
    </Sheet>
  );
});

const RejectForm = observer(function RejectForm({
  store,
  id,
  onDone
}: {
  store: TeamStore;
  id: string;
  onDone(): void;
}) {
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const t = companyMessages().manager;
  const isMissing = reason.trim() === '';
  const handleRefuse = () =>
    void runTeamAction(store, id, () => refuseRequest(id, reason), t.refused).then((isDone) => isDone && onDone());
  return (
    <View className={styles.form}>
      <View className={styles.reasons}>
        {t.reasons.map((text) => (
          <Chip key={text} text={text} isOn={reason === text} onPress={() => setReason(text)} />
        ))}
      </View>
      <TextField
        field="reason"
        hasCounter
        label={t.reason}
        placeholder={t.reasonHint}
        max={MAX_REASON_LENGTH}
        value={reason}
        error={wasSubmitted && isMissing ? t.reasonHint : undefined}
        onChange={setReason}
      />
      <View className={styles.send}>
        <Button
          kind="primary"
          isFull
          isLoading={store.pendingAction === id}
          isDisabled={isMissing}
          onDisabledPress={() => setSubmitted(true)}
          onPress={handleRefuse}
        >
          {t.refuse}
        </Button>
      </View>
    </View>
  );
});
