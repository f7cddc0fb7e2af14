import { observer } from 'mobx-react-lite';
import { pushTab } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { consent } from '@/stores/consent';
import { deviceIdStore } from '@/stores/deviceId';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { authMessages } from '../locale/messages';
import { rememberedMobile } from '../login/rememberedMobile';
import { LegalPage } from './components/LegalPage';
import { agreementMessages } from './locale/messages';
import { policyVersions } from './versions';

/**
 * Withdraws the consent after confirmation: logs out and clears all data stored on the device about the user.
 * Processing before the withdrawal remains lawful.
 */
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

/** Privacy policy page, with the withdrawal of consent. */
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
