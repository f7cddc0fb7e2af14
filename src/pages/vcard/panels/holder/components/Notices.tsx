import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { RequestCard } from './RequestCard';
import styles from './Notices.module.scss';

/** Notices above the list: the first request for an exchange that waits, and the people to contact today. */
export const Notices = observer(function Notices({ store, onDue }: { store: HolderStore; onDue(): void }) {
  const t = holderMessages();
  const [request] = store.requests.waiting;
  const { requests = 0, due = [] } = store.summary ?? {};
  return (
    <View className={request || due.length > 0 ? styles.notices : undefined}>
      {request && <RequestCard store={store} item={request} />}
      {request && requests > 1 && (
        <Pressable className={styles.more} onPress={() => store.selectTab('requests')}>
          <Text>{t.requests.more(requests - 1)}</Text>
          <Icon name="chevron-right" />
        </Pressable>
      )}
      {due.length > 0 && (
        <Pressable className={styles.due} onPress={onDue}>
          <Icon name="clock" className={styles.clock} />
          <Text className={styles.names}>{t.due(due.length, due.map(({ name }) => name).join(t.listSeparator))}</Text>
          <Icon name="chevron-right" />
        </Pressable>
      )}
    </View>
  );
});
