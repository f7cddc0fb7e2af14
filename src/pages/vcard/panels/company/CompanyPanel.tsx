import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import { getCompany, listCompanySupplies } from '@/api/company';
import { CompanyView } from '@/components/company/CompanyView';
import { NoCompany } from '@/components/company/NoCompany';
import { canEditCompany, companyResource, hasCover } from '@/components/company/shownCompany';
import { openLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { CompanyNav } from './components/CompanyNav';
import { CompanySkeleton } from './components/CompanySkeleton';
import { companyPanelMessages } from './locale/messages';

interface CompanyPanelProps {
  /** Bottom bar of the card pages. */
  bar: ReactNode;
}

/** Micro-site of the company that the user acts for, with the ways to its form and its team. */
export default observer(function CompanyPanel({ bar }: CompanyPanelProps) {
  const [shown] = useState(() => companyResource({ getCompany, listCompanySupplies }));
  const offlineSinceMs = useOfflineSince(shown.value);
  const { token } = user;
  useEffect(() => {
    if (token) void shown.load();
  }, [shown, token]);
  // The user may come back from joining a company, from its form or from another company.
  useDidShow(() => {
    if (user.isLoggedIn && !shown.isLoading) void shown.load();
  });
  const t = companyPanelMessages();
  if (!token) return <GuestPanel bar={bar} />;
  const { value } = shown;
  // The notice of old content takes the top of the page, so the bar does not lie over the cover then.
  const isNavOver = value !== null && hasCover(value.company) && offlineSinceMs === undefined;
  return (
    <PageFrame
      {...(value
        ? { pageTitle: value.company.name, nav: <CompanyNav company={value.company} isOver={isNavOver} /> }
        : { title: t.title })}
      status={shown.status}
      error={shown.error}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void shown.load()}
      onRefresh={shown.load}
      skeleton={<CompanySkeleton />}
      empty={<NoCompany />}
      bottomBar={bar}
    >
      {value && (
        <CompanyView company={value.company} supplies={value.supplies} isUnderNav={isNavOver}>
          <TeamLink company={value.company} />
        </CompanyView>
      )}
    </PageFrame>
  );
});

const GuestPanel = observer(function GuestPanel({ bar }: CompanyPanelProps) {
  const t = companyPanelMessages();
  const logIn = { text: t.logIn, onPress: () => void openLogin() };
  return (
    <PageFrame
      title={t.title}
      status="empty"
      empty={<EmptyState isPage title={t.loggedOut} text={t.loggedOutHint} action={logIn} />}
      bottomBar={bar}
    />
  );
});

const TeamLink = observer(function TeamLink({ company }: { company: CompanyInfo }) {
  const t = companyPanelMessages();
  return (
    <Card isBare>
      <Cell
        icon="users"
        title={t.team}
        hint={canEditCompany(company) ? t.manageTeam : t.viewTeam}
        onPress={() => push('company.manager', { id: company.id })}
      />
    </Card>
  );
});
