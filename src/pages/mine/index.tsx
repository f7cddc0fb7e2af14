import { Text, View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ScanButton } from '@/components/scan/ScanButton';
import { appVersion, appVersionCode } from '@/lib/version';
import { messages } from '@/locale/messages';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { useTabTap } from '@/navigation/useTabTap';
import { Pressable } from '@/platform/pressable';
import { message } from '@/stores/message';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { IconButton } from '@/ui/IconButton';
import { lazyComponent } from '@/ui/lazyComponent';
import { NavBar } from '@/ui/NavBar';
import { PageFrame } from '@/ui/PageFrame';
import { collections as collectionApi } from './api';
import { CollectionsStore } from './Collections.store';
import { CardsRow } from './components/CardsRow';
import { CompanyRow } from './components/CompanyRow';
import { Counters } from './components/Counters';
import { MyTrade } from './components/MyTrade';
import { Profile } from './components/Profile';
import { Services } from './components/Services';
import { mineMessages } from './locale/messages';
import styles from './index.module.scss';

const CollectionSheet = lazyComponent(
  () => import('./components/CollectionSheet').then((part) => part.CollectionSheet),
  () => null
);

async function refresh(): Promise<void> {
  await Promise.all([user.load(), message.refresh()]);
}

/** The mine tab: the current user, their collections and trade, and the account services. */
function MinePage() {
  const [collections] = useState(() => new CollectionsStore(collectionApi));
  const t = mineMessages();
  useDidShow(() => void refresh());
  useTabTap(() => void refresh());

  return (
    <PageFrame isTab pageTitle={messages().tabs.mine} onRefresh={refresh}>
      <View className={styles.hero}>
        <Text className="xs-aloud" role="heading" aria-level={1}>
          {messages().tabs.mine}
        </Text>
        <NavBar ground="clear" hasBack={false} right={<Tools />} />
        <Profile />
      </View>
      <Card isBare>
        {user.user?.company && <CompanyRow company={user.user.company} />}
        <Counters onOpen={collections.open} />
        <CardsRow />
      </Card>
      <MyTrade />
      <Services />
      <View className={styles.texts}>
        <TextLink text={t.agreement} onPress={() => push('agreement')} />
        <TextLink text={t.policy} onPress={() => push('policy')} />
      </View>
      <View className={styles.version}>{`${messages().appName} ${appVersion} (${appVersionCode})`}</View>
      <View className={styles.note}>{t.demoNote}</View>
      <View>
        <CollectionSheet store={collections} />
      </View>
    </PageFrame>
  );
}

function TextLink({ text, onPress }: { text: string; onPress(): void }) {
  return (
    <Pressable className={styles.link} role="link" onPress={onPress}>
      <Text>{text}</Text>
    </Pressable>
  );
}

/** Tool buttons of the header; each is shown when the build contains its page. */
const Tools = observer(function Tools() {
  const t = mineMessages();
  const openMessages = () =>
    void withLogin(t.messagesReason, () => push('notifyCenter', {}), { text: t.messagesText, icon: 'bell' });
  return (
    <>
      <ScanButton />
      <IconButton icon="bell" label={t.messages(message.unread)} count={message.unread} onPress={openMessages} />
      <IconButton icon="settings" label={t.settings} onPress={() => push('setting.account')} />
    </>
  );
});

export default observer(MinePage);
