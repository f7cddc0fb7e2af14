import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { FoundCompany } from '@contract/joinTeam';
import { companyViewMessages } from '@/components/company/locale/messages';
import { MemberFrame } from '@/components/member/MemberFrame';
import type { ScannedCode } from '@/components/scan/parseScannedCode';
import { ScanButton } from '@/components/scan/ScanButton';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { routes } from '@/routes';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { TextInput } from '@/ui/TextInput';
import { getTeamByLink, listMyApplications, searchTeams } from '../../api/joinTeam';
import { companyMessages } from '../../company/locale/messages';
import { JoinSheet } from './components/JoinSheet';
import { MyApplications } from './components/MyApplications';
import { MyInvitations } from './components/MyInvitations';
import { TeamSearchResult } from './components/TeamSearchResult';
import { JoinTeamStore } from './JoinCorporateTeam.store';
import styles from './JoinCorporateTeam.module.scss';

/** Page for joining a company by search, link or invitation. */
export default observer(function JoinCorporateTeamPage() {
  const link = useRouteParams('attestation.joinTeam');
  const [store] = useState(() => new JoinTeamStore({ searchTeams, getTeamByLink, listMyApplications }, link));
  const [selectedCompany, setSelectedCompany] = useState<FoundCompany>();
  const messages = companyMessages();
  const t = messages.joinTeam;
  const offlineSinceMs = useOfflineSince(store.isLoaded);
  const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void store.load();
  }, [isLoggedIn, store]);

  /** Handles invitation links and plain invite codes; returns false for other codes, which open as usual. */
  const handleScannedCode = (code: ScannedCode): boolean => {
    if (code.kind === 'word') {
      store.type(code.word);
      void store.search();
      return true;
    }
    if (code.kind !== 'page' || !code.url.startsWith(`${routes['attestation.joinTeam']}?`)) return false;
    const { companyId, inviteCode } = code.query;
    if (companyId === undefined) return false;
    void store.follow({ companyId, ...(inviteCode !== undefined && { inviteCode }) });
    return true;
  };

  return (
    <MemberFrame
      title={t.title}
      loggedOut={{ ...t, logIn: messages.logIn }}
      status={store.status}
      error={store.error}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      skeleton={<SkeletonCard />}
    >
      <View className={styles.search}>
        <View className={styles.input}>
          <TextInput
            label={t.search}
            name="team"
            placeholder={t.search}
            maxLength={50}
            value={store.typed}
            onChange={store.type}
            onConfirm={() => void store.search()}
          />
          <ScanButton className={styles.scan} onCode={handleScannedCode} />
        </View>
        <Button
          kind="primary"
          size="medium"
          isLoading={store.isSearching}
          isDisabled={!store.canSearch}
          onPress={() => void store.search()}
        >
          {t.searchButton}
        </Button>
      </View>
      <View className={styles.hint}>{t.searchHint}</View>
      <MyInvitations store={store} />
      {store.searchError !== undefined && <ErrorState error={store.searchError} onRetry={() => void store.retry()} />}
      {store.isInviteCodeInvalid && <View className={styles.warning}>{t.badCode}</View>}
      {store.found?.length === 0 && <EmptyState title={t.nothing} text={t.nothingHint} />}
      {store.found?.map((company) => (
        <TeamSearchResult key={company.id} company={company} onApply={() => setSelectedCompany(company)} />
      ))}
      {store.isInitial && !store.isSearching && (
        <EmptyState
          title={t.start}
          text={t.startHint}
          action={{ text: companyViewMessages().noCompany.create, onPress: () => push('attestation.corporate') }}
        />
      )}
      <MyApplications store={store} />
      <View className={styles.rule}>{t.rule}</View>
      <JoinSheet store={store} company={selectedCompany} onClose={() => setSelectedCompany(undefined)} />
    </MemberFrame>
  );
});
