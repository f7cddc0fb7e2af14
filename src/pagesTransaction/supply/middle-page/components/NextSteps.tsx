import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { SupplyDetail } from '@contract/supply';
import { SpiceArt } from '@/components/SpiceArt';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { openLogin, withLogin } from '@/navigation/loginGate';
import { linkTo, push } from '@/navigation/navigate';
import { copyText } from '@/platform/clipboard';
import { opensChatPicker } from '@/platform/share';
import { siteUrl } from '@/platform/siteUrl';
import { serverConfig } from '@/stores/serverConfig';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { sharedSupply } from '../../sharedSupply';
import { landingMessages } from '../locale/messages';
import styles from './NextSteps.module.scss';

/** Next steps: full details, an inquiry, a login, or opening the mini-program or app. */
export const NextSteps = observer(function NextSteps({
  detail,
  isOffered
}: {
  detail: SupplyDetail;
  isOffered: boolean;
}) {
  const t = landingMessages();
  const { id } = detail;
  const handleAsk = () =>
    void withLogin(t.loginToAsk, () => push('supply.customerService', { id }), {
      text: t.askReason,
      picture: <SpiceArt varietyId={detail.varietyId} />
    });
  return (
    <View className={styles.ways}>
      <View className={styles.main}>
        {isOffered && detail.ownStatus === null && (
          <View className={styles.way}>
            <Button kind="tinted" isFull onPress={handleAsk}>
              {t.ask}
            </Button>
          </View>
        )}
        <View className={styles.way}>
          <Button kind={isOffered ? 'primary' : 'tinted'} isFull onPress={linkTo('supply.info', { id })}>
            {t.seeAll}
          </Button>
        </View>
      </View>
      {(!user.isLoggedIn || !opensChatPicker) && (
        <View className={styles.elsewhere}>
          {!user.isLoggedIn && (
            <Button size="small" onPress={() => void openLogin()}>
              {t.logIn}
            </Button>
          )}
          {!opensChatPicker && <OpenInOtherApp detail={detail} />}
        </View>
      )}
    </View>
  );
});

/** Opens the mini-program or app from a browser, directly when the platform has a link for it. */
const OpenInOtherApp = observer(function OpenInOtherApp({ detail }: { detail: SupplyDetail }) {
  const t = landingMessages();
  const { openMiniProgram, openApp } = serverConfig.jumpConfig.actions;
  const handleCopy = async () => {
    const isCopied = await copyText(siteUrl(sharedSupply(detail).path));
    overlays.toast(isCopied ? t.copied : messages().copyFailed);
  };
  return (
    <>
      {openMiniProgram && (
        <Button size="small" onPress={() => openDeepLink(openMiniProgram)}>
          {t.inMiniProgram}
        </Button>
      )}
      {openApp && (
        <Button size="small" onPress={() => openDeepLink(openApp)}>
          {t.inApp}
        </Button>
      )}
      <Button size="small" onPress={() => void handleCopy()}>
        {t.inWeChat}
      </Button>
    </>
  );
});
