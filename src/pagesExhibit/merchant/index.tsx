import { View } from '@tarojs/components';
import Taro, { usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { categoryTree } from '@rules/exhibitorCategory';
import { LetterRail } from '@/components/LetterRail';
import { VirtualListModel } from '@/lib/VirtualListModel';
import { withLogin } from '@/navigation/loginGate';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { designScale, measureElements } from '@/platform/elementBoxes';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { useSharedPage, useTimelineCard } from '@/platform/share';
import { user } from '@/stores/user';
import { appearance } from '@/ui/appearance';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { PageFrame } from '@/ui/PageFrame';
import { VirtualList } from '@/ui/VirtualList';
import * as exhibitorApi from './api/exhibitor';
import * as meetingApi from './api/expoMeeting';
import { ExhibitorCard, ExhibitorSkeleton, rowUnits } from './components/ExhibitorCard';
import { ExhibitorSheet } from './components/ExhibitorSheet';
import { MeetingsSheet } from './components/MeetingsSheet';
import { HEAD_ID, MerchantHead } from './components/MerchantHead';
import { ExhibitorStore } from './Exhibitor.store';
import { exportLeads } from './exportLeads';
import { merchantMessages } from './locale/messages';
import { type CategoryId, type ExhibitorRow, MerchantStore } from './Merchant.store';
import styles from './index.module.scss';

const LIST_ID = 'merchant-list';
/** Rows that are rendered together, and the height of one in px of the 375 grid; rendered rows are measured. */
const ROWS_PER_WINDOW = 4;
const ROW_PX = { standard: 92, elder: 104 };
const SKELETON_ROWS = 7;

const createModel = () =>
  new VirtualListModel(ROWS_PER_WINDOW, ROW_PX[appearance.elder ? 'elder' : 'standard'] * designScale());

/** The exhibitors of the current expo, and one of them that is opened over the list. */
export default observer(function MerchantPage() {
  const params = useRouteParams('exhibit.merchant');
  const [store] = useState(() => new MerchantStore(exhibitorApi, user, categoryIdOf(params.categoryId)));
  const [opened] = useState(() => new ExhibitorStore({ ...exhibitorApi, ...meetingApi }, user, params.id));
  const [isShowingMeetings, setShowingMeetings] = useState(false);
  const offlineSinceMs = useOfflineSince(store.list.isLoaded);
  const t = merchantMessages();
  useEffect(() => store.start(), [store]);
  const { token } = user;
  // A viewer who logs in on this page may see more.
  useEffect(() => void opened.load(), [opened, token]);
  // The meetings are those of a member.
  useEffect(() => {
    if (token === '') setShowingMeetings(false);
  }, [token]);
  const { openedId } = opened;
  useUrlSync('exhibit.merchant', {
    ...(store.categoryId !== undefined && { categoryId: store.categoryId }),
    ...(openedId !== undefined && { id: openedId })
  });
  const shared = {
    title: opened.exhibitor ? t.titleOf(opened.exhibitor.name) : t.title,
    path: pathOf('exhibit.merchant', openedId === undefined ? {} : { id: openedId })
  };
  useSharedPage(shared);
  useTimelineCard(shared);
  const showMeetings = () => void withLogin(t.meeting.loggedOutHint, () => setShowingMeetings(true));
  const closeMeetings = () => setShowingMeetings(false);
  const openFromMeetings = (id: string) => {
    closeMeetings();
    void opened.open(id);
  };
  return (
    <PageFrame
      title={t.title}
      navRight={
        <>
          <IconButton icon="calendar-event" label={t.meeting.list} onPress={showMeetings} />
          <IconButton
            icon="file-export"
            label={t.export.action}
            onPress={() => void withLogin(t.export.loginReason, () => void exportLeads())}
          />
        </>
      }
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.refresh()}
      onRefresh={store.refresh}
      sheets={
        <>
          <ExhibitorSheet store={store} opened={opened} onMeetings={showMeetings} />
          <MeetingsSheet
            store={opened.meetings}
            isOpen={isShowingMeetings}
            onClose={closeMeetings}
            onOpen={openFromMeetings}
          />
        </>
      }
    >
      <MerchantHead store={store} />
      <ExhibitorList store={store} onOpen={opened.open} />
    </PageFrame>
  );
});

interface ExhibitorListProps {
  store: MerchantStore;
  onOpen(id: string): Promise<void>;
}

const ExhibitorList = observer(function ExhibitorList({ store, onOpen }: ExhibitorListProps) {
  const t = merchantMessages();
  const [windows] = useState(createModel);
  const scrolled = useRef(0);
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop;
  });
  const { list, letters, filtered } = store;
  // Another list starts at its top.
  useEffect(() => {
    if (scrolled.current > 0) void Taro.pageScrollTo({ scrollTop: 0, duration: 0 });
  }, [list]);
  const renderRow = useCallback(
    (row: ExhibitorRow) => <ExhibitorCard store={store} row={row} onOpen={(id) => void onOpen(id)} />,
    [store, onOpen]
  );
  const handleLetter = async (letter: string) => {
    const row = await store.loadRowOfLetter(letter);
    const { boxes } = await measureElements([HEAD_ID, LIST_ID]);
    const [head, rows] = boxes;
    if (row === undefined || !head || !rows) return;
    const hiddenPx = head.topPx + head.heightPx - rows.topPx;
    const scrollTop = Math.max(0, scrolled.current - hiddenPx + windows.topOf(row));
    await Taro.pageScrollTo({ scrollTop, duration: 0 });
  };
  return (
    <>
      <View className={styles.count}>{list.status === 'ready' ? t.count(store.total) : ''}</View>
      <View className={filtered.isSwitching ? `${styles.list} ${styles.leaving}` : styles.list}>
        <VirtualList
          id={LIST_ID}
          windows={windows}
          layoutKey={appearance.elder ? 'elder' : 'standard'}
          list={list}
          renderItem={renderRow}
          unitsOf={rowUnits}
          empty={<Empty store={store} />}
          skeleton={<Skeletons />}
        />
      </View>
      {letters.length > 1 && list.status === 'ready' && (
        <LetterRail
          letters={letters}
          label={t.letters}
          className={styles.letters}
          onLetter={(letter) => void handleLetter(letter)}
        />
      )}
    </>
  );
});

const Empty = observer(function Empty({ store }: { store: MerchantStore }) {
  const t = merchantMessages();
  if (!store.isFiltered) return <EmptyState title={t.empty} text={t.emptyHint} />;
  return <EmptyState title={t.emptyFiltered} action={{ text: t.clearFilters, onPress: store.clearFilters }} />;
});

function Skeletons() {
  return (
    <>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <ExhibitorSkeleton key={index} />
      ))}
    </>
  );
}

/** Returns the category that a URL names; undefined for an unknown one. */
function categoryIdOf(name: string | undefined): CategoryId | undefined {
  const ids: readonly CategoryId[] = categoryTree.flatMap(([category, subcategories]) => [category, ...subcategories]);
  return ids.find((id) => id === name);
}
