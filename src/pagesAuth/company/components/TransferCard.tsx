import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Transfer } from '@contract/team';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { answerTransfer, withdrawTransfer } from '../../api/team';
import { companyMessages } from '../locale/messages';
import type { TeamStore } from '../Team.store';
import { runTeamAction } from '../teamActions';
import styles from './TransferCard.module.scss';

/** Pending ownership transfer, as seen by its recipient and by the current owner. */
export const TransferCard = observer(function TransferCard({
  store,
  transfer
}: {
  store: TeamStore;
  transfer: Transfer;
}) {
  const t = companyMessages().manager;
  const { id, from, to } = transfer;
  const isForMe = to.userId === store.team?.myUserId;
  const isBusy = store.pendingAction === id;
  const answer = async (isAccepted: boolean) => {
    const isDone = await runTeamAction(
      store,
      id,
      () => answerTransfer(id, isAccepted),
      isAccepted ? t.accepted : t.done
    );
    if (isDone) await user.load();
  };
  return (
    <Card>
      <View className={styles.title}>{isForMe ? t.toMe(from.nickname) : t.fromMe(to.nickname)}</View>
      <View className={styles.text}>{isForMe ? t.toMeText : t.fromMeText}</View>
      <View className={styles.actions}>
        {isForMe ? (
          <>
            <Button size="medium" onPress={() => void answer(false)}>
              {t.decline}
            </Button>
            <Button kind="tinted" size="medium" isLoading={isBusy} onPress={() => void answer(true)}>
              {t.accept}
            </Button>
          </>
        ) : (
          <Button
            size="medium"
            isLoading={isBusy}
            onPress={() => void runTeamAction(store, id, () => withdrawTransfer(id), t.done)}
          >
            {t.withdraw}
          </Button>
        )}
      </View>
    </Card>
  );
});
