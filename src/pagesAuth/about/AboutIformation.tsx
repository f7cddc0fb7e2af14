import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getNewestVersion } from '@/api/launch';
import { Logo } from '@/components/Logo';
import { operator } from '@/lib/operator';
import { appVersion, appVersionCode } from '@/lib/version';
import { language } from '@/locale/language';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { push } from '@/navigation/navigate';
import { applyUpdate } from '@/platform/appUpdate';
import { copyText } from '@/platform/clipboard';
import { ShareButton, useSharedPage } from '@/platform/share';
import { siteUrl } from '@/platform/siteUrl';
import { routes } from '@/routes';
import { postponedUpdate } from '@/stores/postponedUpdate';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { runWithToast } from '@/ui/runWithToast';
import { Spinner } from '@/ui/Spinner';
import { InstallCell } from './components/InstallCell';
import { LicenceSheet } from './components/LicenceSheet';
import { aboutMessages } from './locale/messages';
import { UpdateStore } from './Update.store';
import styles from './AboutIformation.module.scss';

/** About page: app description, version, update check, legal documents, operator and open-source licences. */
export default observer(function AboutIformation() {
  const t = aboutMessages();
  const [showsLicences, setShowsLicences] = useState(false);
  useSharedPage({ title: t.shareTitle, path: routes.home });
  return (
    <PageFrame title={t.title}>
      <View className={styles.head}>
        <View className={styles.logo}>
          <Logo isMarkOnly />
        </View>
        <View className={styles.name}>{messages().appName}</View>
        <View className={styles.slogan}>{t.slogan}</View>
        <View className={styles.version}>{t.version(appVersion, appVersionCode)}</View>
      </View>
      <Card isBare>
        <UpdateCell />
        <InstallCell />
        <ShareCell />
      </Card>
      <Card isBare>
        <Cell title={t.agreement} isLink onPress={() => push('agreement')} />
        <Cell title={t.policy} isLink onPress={() => push('policy')} />
        <Cell title={t.licences} onPress={() => setShowsLicences(true)} />
        <OpenDataCell />
        <Cell
          title={t.filing}
          hint={t.filingNote}
          value={operator.filing}
          onPress={() => openDeepLink({ type: 'externalLink', url: operator.filingUrl })}
        />
      </Card>
      <Card isBare>
        <Cell title={t.operatorName} hint={t.operator} />
        <Cell title={t.addressName} hint={t.operatorAddress} />
      </Card>
      <View className={styles.foot}>
        <View>{t.copyright(`${operator.since}–${new Date().getFullYear()}`)}</View>
        <View className={styles.note}>{t.demo}</View>
      </View>
      {showsLicences && <LicenceSheet onClose={() => setShowsLicences(false)} />}
    </PageFrame>
  );
});

/** Shows whether a newer version exists; prompts once, and not again for a week after the user postponed it. */
const UpdateCell = observer(function UpdateCell() {
  const t = aboutMessages();
  const [store] = useState(() => new UpdateStore({ getNewestVersion }, postponedUpdate, appVersionCode));
  useEffect(() => {
    store.check().then(
      () => store.shouldPrompt && void promptUpdate(store),
      // The automatic check may fail silently: the user can retry by tapping the cell.
      () => undefined
    );
  }, [store]);
  const handlePress = () => {
    const isRunning = store.isChecking;
    const check = async () => {
      await store.check();
      // The automatic check that was running prompts by itself.
      if (store.hasNewer && !(isRunning && store.shouldPrompt)) void promptUpdate(store);
      return !store.hasNewer;
    };
    void runWithToast(check, t.isNewest);
  };
  const newer = store.hasNewer && <Badge tone="red" text={t.hasNewer(store.newest?.version ?? '')} />;
  return <Cell title={t.checkUpdate} value={store.isChecking ? <Spinner /> : newer} onPress={handlePress} />;
});

async function promptUpdate(store: UpdateStore): Promise<void> {
  const t = aboutMessages();
  const { version = '', notes = [] } = store.newest ?? {};
  const { confirm } = await overlays.modal({
    title: t.updateTitle(version),
    text: notes.join('\n') || t.updateText,
    confirmText: t.update,
    cancelText: t.later
  });
  if (!confirm) {
    store.postpone();
    return;
  }
  await applyUpdate().catch(() => overlays.toast(t.updateFailed));
}

function toastCopied(isCopied: boolean): void {
  const text = isCopied ? aboutMessages().linkCopied : messages().copyFailed;
  overlays.toast(text, isCopied ? { icon: 'circle-check' } : {});
}

/** Copies the address, because neither a phone nor the mini-program shows a table. */
const OpenDataCell = observer(function OpenDataCell() {
  const t = aboutMessages();
  const copyAddress = () =>
    copyText(siteUrl('').replace(/h5\/$/, `open/prices/latest.csv?lang=${language.current}`)).then(toastCopied);
  return <Cell title={t.openData} hint={t.openDataHint} onPress={() => void copyAddress()} />;
});

const ShareCell = observer(function ShareCell() {
  const t = aboutMessages();
  return (
    <ShareButton
      className={styles.share}
      label={t.share}
      page={{ title: t.shareTitle, path: routes.home }}
      onCopied={toastCopied}
    >
      <Text className={styles.grow}>{t.share}</Text>
      <Icon name="share-2" className={styles.arrow} />
    </ShareButton>
  );
});
