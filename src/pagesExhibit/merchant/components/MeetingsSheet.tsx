import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Meeting } from '@contract/expoMeeting';
import { shanghaiMinute } from '@rules/shanghaiTime';
import { ItemList } from '@/platform/itemList';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { merchantMessages } from '../locale/messages';
import type { MeetingsStore } from '../Meetings.store';

interface MeetingsSheetProps {
  store: MeetingsStore;
  isOpen: boolean;
  onClose(): void;
  onOpen(exhibitorId: string): void;
}

/** The user's meetings to come, as visitor and as staff. */
export const MeetingsSheet = observer(function MeetingsSheet({ store, isOpen, onClose, onOpen }: MeetingsSheetProps) {
  const { meeting: t } = merchantMessages();
  const { own } = store;
  useEffect(() => {
    if (isOpen) void own.load();
  }, [own, isOpen]);
  const isSkeletonDue = useDelayedSkeleton(own.status === 'loading');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.list}>
      {own.status === 'loading' && isSkeletonDue && <SkeletonRow />}
      {own.status === 'error' && <ErrorState error={own.error} onRetry={() => void own.load()} />}
      {own.value?.length === 0 && <EmptyState title={t.listEmpty} text={t.listHint} />}
      <ItemList>
        {own.value?.map((meeting) => (
          <MeetingRow key={meeting.id} {...{ store, meeting }} onOpen={() => onOpen(meeting.exhibitorId)} />
        ))}
      </ItemList>
    </Sheet>
  );
});

interface MeetingRowProps {
  store: MeetingsStore;
  meeting: Meeting;
  onOpen(): void;
}

const MeetingRow = observer(function MeetingRow({ store, meeting, onOpen }: MeetingRowProps) {
  const messages = merchantMessages();
  const { meeting: t } = messages;
  const cancel = async () => {
    const answer = await overlays.modal({ title: t.cancelQuestion, text: t.cancelHint, confirmText: t.cancel });
    if (answer.confirm) await runWithToast(() => store.cancel(meeting.id), t.cancelled);
  };
  const booth = meeting.boothNos.length > 0 ? messages.booth(meeting.boothNos.join(messages.separator)) : '';
  const other = meeting.otherName === '' ? '' : t.withPerson(meeting.otherName);
  const hint = [meeting.role === 'staff' ? t.visitor : '', other, booth, meeting.note].filter(Boolean);
  return (
    <View>
      <Cell
        title={`${shanghaiMinute(meeting.startsAtMs)} ${meeting.exhibitorName}`}
        hint={hint.join(messages.separator)}
        onPress={onOpen}
      />
      <Button size="small" kind="plain" onPress={() => void cancel()}>
        {t.cancel}
      </Button>
    </View>
  );
});
