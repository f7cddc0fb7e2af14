import { Text } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MemberFrame } from '@/components/member/MemberFrame';
import { push } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { network } from '@/platform/network/network';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import type { PanelProps } from '../panels';
import { getCertificates, receiveCertificate } from './api/expoCertificate';
import { certificateKey, CertificatesStore } from './Certificates.store';
import { CertificateCard } from './components/CertificateCard';
import { CertificatePictureSheet } from './components/CertificatePictureSheet';
import { CertificateSkeleton } from './components/CertificateSkeleton';
import { certificateMessages } from './locale/messages';
import styles from './CertificatePanel.module.scss';

/** The member's certificates of all expos. Anyone gets from here to the check of one. */
export const CertificatePanel = observer(function CertificatePanel({ tabs }: PanelProps) {
  const [store] = useState(() => new CertificatesStore({ getCertificates, receiveCertificate }));
  const [shownKey, setShownKey] = useState<string>();
  const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void store.load();
  }, [store, isLoggedIn]);
  useDidShow(() => {
    // The effect loads for the first time.
    if (isLoggedIn && store.list.value) void store.load();
  });
  const { list, certificates, status, load } = store;
  const isOutdated = list.value !== null && (list.isStale || !network.online);
  const drawn = certificates.find((one) => certificateKey(one) === shownKey);
  const t = certificateMessages();
  return (
    <MemberFrame
      title={t.title}
      loggedOut={t}
      guestTabs={tabs}
      navRight={<CheckLink />}
      guestNavRight={<CheckLink />}
      status={status}
      error={list.error}
      onRetry={() => void load()}
      offlineSinceMs={isOutdated ? list.loadedAtMs : undefined}
      skeleton={
        <>
          {tabs}
          <CertificateSkeleton />
        </>
      }
      empty={
        <>
          {tabs}
          <EmptyState isPage title={t.none} text={t.noneHint} />
        </>
      }
      sheets={drawn && <CertificatePictureSheet certificate={drawn} onClose={() => setShownKey(undefined)} />}
    >
      {tabs}
      <ItemList>
        {certificates.map((certificate) => (
          <CertificateCard
            key={certificateKey(certificate)}
            store={store}
            certificate={certificate}
            onShow={() => setShownKey(certificateKey(certificate))}
          />
        ))}
      </ItemList>
    </MemberFrame>
  );
});

const CheckLink = observer(function CheckLink() {
  return (
    <Pressable className={styles.link} role="link" onPress={() => push('exhibit.register', { type: 'check' })}>
      <Text>{certificateMessages().checkLink}</Text>
    </Pressable>
  );
});
