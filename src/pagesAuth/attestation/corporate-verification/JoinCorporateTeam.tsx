import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { FoundCompany } from '@contract/joinTeam';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { TextInput } from '@/ui/TextInput';
import { getTeamOfLink, listMyApplications, searchTeams } from '../../api/joinTeam';
import { companyWords } from '../../company/locale/words';
import { LoginFirst } from '../../components/LoginFirst';
import { FoundTeam } from './components/FoundTeam';
import { JoinSheet } from './components/JoinSheet';
import { MyApplications } from './components/MyApplications';
import { MyInvitations } from './components/MyInvitations';
import styles from './JoinCorporateTeam.module.scss';
import { JoinTeamStore } from './JoinCorporateTeam.store';

/** Into the team of a company: looked for, by a link, or by an invitation. */
export default observer(function JoinCorporateTeamPage() {
  const link = useRouteParams('attestation.joinTeam');
  const [store] = useState(() => new JoinTeamStore({ searchTeams, getTeamOfLink, listMyApplications }, link));
  const [wanted, setWanted] = useState<FoundCompany>();
  const words = companyWords();
  const t = words.joinTeam;
  const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void store.load();
  }, [isLoggedIn, store]);

  if (!isLoggedIn) {
    return (
      <PageFrame
        title={t.title}
        status="empty"
        empty={<LoginFirst title={t.loggedOut} text={t.loggedOutHint} action={words.logIn} />}
      />
    );
  }
  return (
    <PageFrame
      title={t.title}
      status={store.status}
      error={store.error}
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
      {store.searchError !== undefined && <ErrorState error={store.searchError} onRetry={() => void store.search()} />}
      {store.isCodeBad && <View className={styles.warning}>{t.badCode}</View>}
      {store.found?.length === 0 && <EmptyState title={t.nothing} text={t.nothingHint} />}
      {store.found?.map((company) => (
        <FoundTeam key={company.id} company={company} onApply={() => setWanted(company)} />
      ))}
      <MyApplications store={store} />
      <View className={styles.rule}>{t.rule}</View>
      <JoinSheet store={store} company={wanted} onClose={() => setWanted(undefined)} />
    </PageFrame>
  );
});
