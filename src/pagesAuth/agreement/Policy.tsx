import { observer } from 'mobx-react';
import { pushTab } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { consent } from '@/stores/consent';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { authMessages } from '../locale/messages';
import { deviceIdStore } from '../login/deviceId';
import { rememberedMobile } from '../login/rememberedMobile';
import { LegalPage } from './components/LegalPage';
import { agreementMessages } from './locale/messages';
import { policyVersions } from './versions';

/** Nothing is remembered about the person from now on; what was agreed to before stays lawful. */
async function withdrawConsent(): Promise<void> {
  const t = agreementMessages();
  const { confirm } = await overlays.modal({ title: t.withdrawTitle, text: t.withdrawText, confirmText: t.withdraw });
  if (!confirm) return;
  await user.logout();
  user.setSearchHistory([]);
  rememberedMobile.clear();
  deviceIdStore.clear();
  consent.browseOnly();
  pushTab('home');
  overlays.toast(t.withdrawn);
}

/** The privacy policy, and the way to take the consent to it back. */
export default observer(function Policy() {
  const { version } = useRouteParams('policy');
  const t = agreementMessages();
  return (
    <LegalPage
      route="policy"
      title={authMessages().policyTitle}
      versions={policyVersions}
      requestedVersion={version}
      summary={t.policySummary}
    >
      {!consent.isBrowsingOnly && (
        <Button size="medium" onPress={() => void withdrawConsent()}>
          {t.withdraw}
        </Button>
      )}
    </LegalPage>
  );
});
