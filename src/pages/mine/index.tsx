import { View } from '@tarojs/components';
import Taro, { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { appVersion, appVersionCode } from '@/lib/version';
import { words } from '@/locale/words';
import { withLogin } from '@/navigation/loginGate';
import { isBuilt, push } from '@/navigation/navigate';
import { useTabTap } from '@/navigation/useTabTap';
import { message } from '@/stores/message';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { feedback } from '@/ui/feedback';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { PageFrame } from '@/ui/PageFrame';
import { CompanyLine } from './components/CompanyLine';
import { Counters } from './components/Counters';
import { Profile } from './components/Profile';
import { Settings } from './components/Settings';
import styles from './index.module.scss';
import { mineWords } from './locale/words';

async function refresh(): Promise<void> {
  await Promise.all([user.load(), message.refresh()]);
}

/** The mine tab: who is logged in, what is theirs, how the app looks and speaks. */
function MinePage() {
  const t = mineWords();
  useDidShow(() => void refresh());
  useTabTap(() => {
    void Taro.pageScrollTo({ scrollTop: 0, duration: 200 });
    void refresh();
  });

  const handleLogout = async () => {
    const { confirm } = await feedback.modal({ title: t.logoutTitle, text: t.logoutText, confirmText: t.logout });
    if (!confirm) return;
    await user.logout();
    feedback.toast(t.loggedOut);
  };

  return (
    <PageFrame isTab onRefresh={refresh}>
      <View className={styles.hero}>
        <NavBar ground="clear" hasBack={false} right={<Tools />} />
        <Profile />
      </View>
      <Card isBare>
        {user.user?.company && <CompanyLine company={user.user.company} />}
        <Counters />
      </Card>
      <Settings />
      <Card isBare>
        <Cell title={t.agreement} onPress={() => push('agreement')} />
        <Cell title={t.policy} onPress={() => push('policy')} />
      </Card>
      {user.isLoggedIn && (
        <View className={styles.logout}>
          <Button isFull kind="outline" onPress={() => void handleLogout()}>
            {t.logout}
          </Button>
        </View>
      )}
      <View className={styles.version}>{`${words().appName} ${appVersion} (${appVersionCode})`}</View>
      <View className={styles.note}>{t.demoNote}</View>
    </PageFrame>
  );
}

/** The tools at the top; each appears with the page that it opens. */
const Tools = observer(function Tools() {
  const t = mineWords();
  const openMessages = () => void withLogin(t.messagesReason, () => push('notifyCenter'));
  return (
    <>
      {isBuilt('notifyCenter') && (
        <IconButton icon="bell" label={t.messages} count={message.unread} onPress={openMessages} />
      )}
      {isBuilt('setting.account') && (
        <IconButton icon="settings" label={t.settings} onPress={() => push('setting.account')} />
      )}
    </>
  );
});

export default observer(MinePage);
