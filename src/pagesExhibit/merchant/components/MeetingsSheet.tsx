import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Meeting } from '@contract/expoMeeting';
import { shanghaiMinute } from '@rules/shanghaiTime';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import type { ExhibitorStore } from '../Exhibitor.store';
import { merchantMessages } from '../locale/messages';

interface MeetingsSheetProps {
  store: ExhibitorStore;
  isOpen: boolean;
  onClose(): void;
  onOpen(exhibitorId: string): void;
}

/** The user's meetings to come, as visitor and as staff. */
export const MeetingsSheet = observer(function MeetingsSheet({ store, isOpen, onClose, onOpen }: MeetingsSheetProps) {
  const { meeting: t } = merchantMessages();
  const { meetings } = store;
  useEffect(() => {
    if (isOpen) void meetings.load();
  }, [meetings, isOpen]);
  const isSkeletonDue = useDelayedSkeleton(meetings.status === 'loading');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.list}>
      {meetings.status === 'loading' && isSkeletonDue && <SkeletonRow />}
      {meetings.status === 'error' && <ErrorState error={meetings.error} onRetry={() => void meetings.load()} />}
      {meetings.value?.length === 0 && <EmptyState title={t.listEmpty} text={t.listHint} />}
      {meetings.value?.map((meeting) => (
        <MeetingRow key={meeting.id} {...{ store, meeting }} onOpen={() => onOpen(meeting.exhibitorId)} />
      ))}
    </Sheet>
  );
});

interface MeetingRowProps {
  store: ExhibitorStore;
  meeting: Meeting;
  onOpen(): void;
}

const MeetingRow = observer(function MeetingRow({ store, meeting, onOpen }: MeetingRowProps) {
  const messages = merchantMessages();
  const { meeting: t } = messages;
  const cancel = async () => {
    const answer = await overlays.modal({ title: t.cancelQuestion, text: t.cancelHint, confirmText: t.cancel });
    if (answer.confirm) await runWithToast(() => store.cancelMeeting(meeting.id), t.cancelled);
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
