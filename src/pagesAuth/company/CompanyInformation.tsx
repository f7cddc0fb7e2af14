import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import { getCompany, listCompanySupplies } from '@/api/company';
import { CompanyView } from '@/components/company/CompanyView';
import { companyViewMessages } from '@/components/company/locale/messages';
import { NoCompany } from '@/components/company/NoCompany';
import { MemberFrame } from '@/components/member/MemberFrame';
import { ReportSheet } from '@/components/report/ReportSheet';
import { messages as sharedMessages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { withLogin } from '@/navigation/loginGate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { ShareButton, useSharedPage } from '@/platform/share';
import { routes } from '@/routes';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { updateCompany } from '../api/company';
import { CompanyInformationStore } from './CompanyInformation.store';
import { CompanyForm } from './components/CompanyForm';
import { companyMessages } from './locale/messages';
import styles from './CompanyInformation.module.scss';

/**
 * Main action of the page: edit for owner and admins, login for a visitor who sees a masked number, otherwise a call.
 */
function renderMainAction({ canEdit, setEditing }: CompanyInformationStore, company: CompanyInfo) {
  const { info: t, logIn } = companyMessages();
  const { contactMobile, isContactMasked, landline, myRole } = company;
  const phone = isContactMasked || contactMobile === '' ? landline.replace(/-/g, '') : contactMobile;
  let action: { text: string; icon?: 'phone' | 'pencil'; onPress(): void } | undefined;
  if (canEdit) action = { text: t.editTitle, icon: 'pencil', onPress: () => setEditing(true) };
  else if (myRole === null && phone !== '')
    action = { text: t.toCall, icon: 'phone', onPress: () => openDeepLink({ type: 'callPhone', phone }) };
  else if (myRole === null && contactMobile !== '' && !user.isLoggedIn)
    action = { text: logIn, onPress: () => void withLogin(companyViewMessages().maskedVisitor, () => undefined) };
  if (!action) return undefined;
  const { text, ...press } = action;
  return (
    <BarSpacer>
      <Button kind="primary" isFull {...press}>
        {text}
      </Button>
    </BarSpacer>
  );
}

/** Public page of a company; owner and admins can also edit it. */
export default observer(function CompanyInformationPage() {
  const { id, edit } = useRouteParams('company.information');
  const [store] = useState(
    () => new CompanyInformationStore({ getCompany, listCompanySupplies, updateCompany }, id, edit !== undefined)
  );
  const [isReporting, setReporting] = useState(false);
  const t = companyMessages().info;
  const { shown, company } = store;
  const offlineSinceMs = useOfflineSince(company);
  const { token } = user;
  // A viewer who logs in on this page may see more: the company is reloaded.
  useEffect(() => {
    if (id !== undefined || token) void store.load();
  }, [store, id, token]);
  const shared = {
    title: company?.name ?? t.title,
    path: `${routes['company.information']}?id=${company?.id ?? id ?? ''}`
  };
  useSharedPage(shared);

  if (id === undefined && !token) {
    const { logIn, manager } = companyMessages();
    return <MemberFrame title={t.title} loggedOut={{ ...manager, logIn }} />;
  }
  if (store.status === 'empty') {
    const empty = id === undefined ? <NoCompany /> : <EmptyState isPage title={t.notFound} />;
    return <PageFrame title={t.title} status="empty" empty={empty} />;
  }
  if (shown && store.isEditing)
    return (
      <CompanyForm
        company={shown.company}
        supplies={shown.supplies}
        updateCompany={store.update}
        onLeave={() => store.setEditing(false)}
      />
    );
  const navActions = company && (
    <>
      {store.canEdit && <IconButton icon="pencil" label={t.edit} onPress={() => store.setEditing(true)} />}
      <ShareButton
        className={styles.share}
        label={t.share}
        page={shared}
        onCopied={(isCopied) => overlays.toast(isCopied ? sharedMessages().copied : sharedMessages().copyFailed)}
      >
        <Icon name="share-2" />
      </ShareButton>
    </>
  );
  return (
    <PageFrame
      pageTitle={company?.name ?? t.title}
      status={store.status}
      error={store.error}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      skeleton={<SkeletonCard />}
      nav={<NavBar title={t.title} right={navActions} />}
      bottomBar={company && renderMainAction(store, company)}
      sheets={
        company && (
          <ReportSheet
            isOpen={isReporting}
            onClose={() => setReporting(false)}
            target={{ targetType: 'company', targetId: company.id }}
          />
        )
      }
    >
      {shown && (
        <>
          <CompanyView company={shown.company} supplies={shown.supplies} />
          {shown.company.myRole === null && (
            <View className={styles.report}>
              <Button size="small" onPress={() => setReporting(true)}>
                {t.report}
              </Button>
            </View>
          )}
        </>
      )}
    </PageFrame>
  );
});
