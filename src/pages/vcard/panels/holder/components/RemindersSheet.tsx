import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { getHolderReminders } from '@/api/holder';
import { Pressable } from '@/platform/pressable';
import { PagedList } from '@/request/PagedList';
import { Avatar } from '@/ui/Avatar';
import { EmptyState } from '@/ui/EmptyState';
import { IdentityRow } from '@/ui/IdentityRow';
import { InfiniteList } from '@/ui/InfiniteList';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import { holderMessages } from '../locale/messages';
import styles from './RemindersSheet.module.scss';

interface RemindersSheetProps {
  isOpen: boolean;
  onClose(): void;
  onOpen(id: string): void;
}

const createList = () => new PagedList((cursor) => getHolderReminders(cursor === undefined ? {} : { cursor }));

/** People to contact, the earliest first. */
export const RemindersSheet = observer(function RemindersSheet({ isOpen, onClose, onOpen }: RemindersSheetProps) {
  const { reminders: t } = holderMessages();
  const [list] = useState(createList);
  useEffect(() => {
    if (isOpen) void list.refresh();
  }, [list, isOpen]);
  const today = shanghaiDay(Date.now());
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.title}>
      <View className={styles.reminders}>
        <InfiniteList
          list={list}
          renderItem={({ id, name, companyName, avatarUrl, remindOn }) => (
            <Pressable role="link" onPress={() => onOpen(id)}>
              <IdentityRow
                picture={<Avatar name={name} src={avatarUrl} />}
                name={name}
                subtitle={companyName}
                right={
                  <Text className={remindOn > today ? styles.day : `${styles.day} ${styles.due}`}>
                    {remindOn < today ? t.overdue(remindOn) : remindOn}
                  </Text>
                }
              />
            </Pressable>
          )}
          skeleton={<SkeletonRow />}
          empty={<EmptyState title={t.empty} text={t.emptyHint} />}
        />
      </View>
    </Sheet>
  );
});
