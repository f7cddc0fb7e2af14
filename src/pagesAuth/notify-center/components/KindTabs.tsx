import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Tabs } from '@/ui/Tabs';
import { notifyMessages } from '../locale/messages';
import { notificationKinds } from '../notificationKinds';
import type { NotifyCenterStore } from '../NotifyCenter.store';
import styles from './KindTabs.module.scss';

/** Tabs for all notifications and for each kind that has any, with unread counts. */
export const KindTabs = observer(function KindTabs({ store }: { store: NotifyCenterStore }) {
  const t = notifyMessages();
  const { kinds } = store.overview;
  const shown = notificationKinds.flatMap((key) => {
    const found = kinds.find(({ kind }) => kind === key);
    if (!found && key !== store.tab) return [];
    return [{ key, text: t.kinds[key], ...(found?.unread && { count: found.unread }) }];
  });
  if (shown.length < 2) return null;
  return (
    <View className={styles.tabs}>
      <Tabs
        label={t.title}
        value={store.tab}
        onChange={store.selectTab}
        options={[{ key: 'all', text: t.all }, ...shown]}
      />
    </View>
  );
});
