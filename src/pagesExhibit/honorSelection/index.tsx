import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { ItemList } from '@/platform/itemList';
import { network } from '@/platform/network/network';
import { ShareButton, useSharedPage, useTimelineCard } from '@/platform/share';
import { newRequestId } from '@/request/requestId';
import { deviceIdStore } from '@/stores/deviceId';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { TextInput } from '@/ui/TextInput';
import { candidateNo } from './candidateNo';
import { CandidateCard } from './components/CandidateCard';
import { CandidateSheet } from './components/CandidateSheet';
import { CertificateSheet } from './components/CertificateSheet';
import { HonorHead } from './components/HonorHead';
import { RankingList } from './components/RankingList';
import { RulesSheet } from './components/RulesSheet';
import { getAward, vote } from './honorApi';
import { HonorSelectionStore } from './HonorSelection.store';
import { honorMessages } from './locale/messages';
import styles from './index.module.scss';

const api = { getAward, vote, newRequestId, deviceId: deviceIdStore.getOrCreate.bind(deviceIdStore) };

/** Sheet that is open, with the candidate that it is about. */
type OpenSheet = { kind: 'candidate' | 'certificate'; id: string } | { kind: 'rules' } | null;

/** Honour selection of an expo: candidates to vote for, the ranking, and the winners. `id` opens a candidate. */
export default observer(function HonorSelectionPage() {
  const { id: linkedId, expoId } = useRouteParams('exhibit.honorSelection');
  const [store] = useState(() => new HonorSelectionStore(api, expoId));
  const [sheet, setSheet] = useState<OpenSheet>(linkedId === undefined ? null : { kind: 'candidate', id: linkedId });
  const t = honorMessages();
  const { award, shown } = store;
  useDidShow(() => {
    void store.load().then(() => {
      if (linkedId !== undefined && store.award !== null && !store.find(linkedId)) overlays.toast(t.gone);
    });
  });
  const { token } = user;
  const [firstToken] = useState(token);
  // The award of a member is hidden once the session ends.
  useEffect(() => {
    if (token !== firstToken) void store.load();
  }, [store, token, firstToken]);
  const idOf = (kind: 'candidate' | 'certificate') => (sheet?.kind === kind ? sheet.id : undefined);
  const candidate = store.find(idOf('candidate'));
  const address = { ...(candidate && { id: candidate.id }), ...(expoId !== undefined && { expoId }) };
  useUrlSync('exhibit.honorSelection', store.status === 'ready' ? address : undefined);
  const page = {
    title: candidate ? t.shareTitle(candidate.name, candidateNo(candidate.no)) : (award?.name ?? t.title),
    path: pathOf('exhibit.honorSelection', address),
    photo: candidate?.imageUrl,
    varietyId: candidate?.varietyId
  };
  useSharedPage(page);
  useTimelineCard(page);
  const close = () => setSheet(null);
  const open = useCallback((id: string) => setSheet({ kind: 'candidate', id }), []);
  const openCertificate = useCallback((id: string) => setSheet({ kind: 'certificate', id }), []);
  return (
    <PageFrame
      title={t.title}
      pageTitle={award?.name}
      status={store.status}
      error={shown.error}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={award && (shown.isStale || !network.online) ? shown.loadedAtMs : undefined}
      skeleton={<HonorSkeleton />}
      empty={
        <EmptyState
          isPage
          title={t.none}
          text={t.noneHint}
          action={{ text: t.toExpo, onPress: () => push('exhibit.index') }}
        />
      }
      navRight={
        award && (
          <ShareButton
            className={styles.share}
            label={t.share}
            page={page}
            onCopied={(isCopied) => overlays.toast(isCopied ? t.linkCopied : messages().copyFailed)}
          >
            <Icon name="share-2" />
          </ShareButton>
        )
      }
      sheets={
        <>
          <CandidateSheet store={store} id={idOf('candidate')} page={page} onClose={close} />
          <CertificateSheet store={store} id={idOf('certificate')} onClose={close} />
          {award && <RulesSheet rule={award.rule} isOpen={sheet?.kind === 'rules'} onClose={close} />}
        </>
      }
    >
      {award && (
        <>
          <HonorHead award={award} onRules={() => setSheet({ kind: 'rules' })} />
          <HonorBody store={store} onOpen={open} onCertificate={openCertificate} />
        </>
      )}
    </PageFrame>
  );
});

interface BodyProps {
  store: HonorSelectionStore;
  onOpen(id: string): void;
  onCertificate(id: string): void;
}

/** Candidates or ranking of a category. */
const HonorBody = observer(function HonorBody({ store, onOpen, onCertificate }: BodyProps) {
  const t = honorMessages();
  const categories = store.award?.categories ?? [];
  return (
    <>
      <View className={styles.view}>
        <SegmentedControl
          label={t.view}
          value={store.view}
          options={(['candidates', 'ranking'] as const).map((key) => ({ key, text: t.views[key] }))}
          onChange={store.setView}
        />
      </View>
      {store.view === 'candidates' && (
        <View className={styles.search}>
          <Icon name="search" />
          <TextInput
            isSearch
            label={t.search}
            placeholder={t.search}
            maxLength={30}
            value={store.q}
            onChange={store.setQ}
          />
        </View>
      )}
      <Tabs
        label={t.categories}
        value={store.categoryId}
        options={categories.map(({ id, name, candidateCount }) => ({ key: id, text: name, count: candidateCount }))}
        onChange={store.setCategory}
      />
      <View className={styles.list}>
        {store.view === 'ranking' ? (
          <RankingList store={store} onOpen={onOpen} onCertificate={onCertificate} />
        ) : (
          <CandidateList store={store} onOpen={onOpen} />
        )}
      </View>
    </>
  );
});

const CandidateList = observer(function CandidateList({ store, onOpen }: Omit<BodyProps, 'onCertificate'>) {
  const t = honorMessages();
  const { candidates, q } = store;
  if (candidates.length === 0) {
    return q.trim() === '' ? (
      <EmptyState title={t.noCandidates} text={t.noCandidatesHint} />
    ) : (
      <EmptyState title={t.notFound} text={t.notFoundHint} />
    );
  }
  return (
    <>
      <ItemList>
        {candidates.map((candidate) => (
          <CandidateCard key={candidate.id} store={store} candidate={candidate} onOpen={onOpen} />
        ))}
      </ItemList>
    </>
  );
});

/** Skeleton with the heights of head, controls and candidates. */
function HonorSkeleton() {
  return (
    <View className={styles.skeleton}>
      <Skeleton height={176} />
      <Skeleton height={36} />
      <Skeleton height={40} />
      <Skeleton height={140} />
      <Skeleton height={140} />
    </View>
  );
}
