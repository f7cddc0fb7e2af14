import { View } from '@tarojs/components';
import { useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { checkIdentityCode, checkResetCode, sendCode, sendIdentityCode } from '../api/login';
import { AuthHead } from './components/AuthHead';
import { RetrieveByIdentity } from './components/RetrieveByIdentity';
import { RetrieveByMobile } from './components/RetrieveByMobile';
import { IdentityProofStore } from './IdentityProof.store';
import { loginMessages } from './locale/messages';
import styles from './loginPage.module.scss';
import { RetrievePasswordStore } from './RetrievePassword.store';
import { sentCodes } from './sentCodes';
import { tickets, type ResetProof } from './tickets';

/** Proves who somebody is that forgot their password, in two ways; the new one comes on the next page. */
export default observer(function RetrievePassword() {
  const referer = useRouteParams('login.retrievePassword');
  const [way, setWay] = useState<'mobile' | 'identity'>('mobile');
  const [byMobile] = useState(() => new RetrievePasswordStore({ sendCode, checkResetCode }, sentCodes));
  const [byIdentity] = useState(() => new IdentityProofStore({ sendIdentityCode, checkIdentityCode }));
  const t = loginMessages();
  useUnload(() => {
    byMobile.prove.sending.dispose();
    byIdentity.dispose();
  });
  const ways = (['mobile', 'identity'] as const).map((key) => ({ key, text: t.retrieveWays[key] }));
  const handleProven = (proof: ResetProof) => {
    tickets.reset = proof;
    replace('login.resetPassword', referer);
  };
  return (
    <PageFrame ground="surface" pageTitle={t.retrieveTitle}>
      <AuthHead title={t.retrieveTitle} text={t.retrieveTexts[way]} />
      <View className={styles.ways}>
        <SegmentedControl label={t.retrieveTitle} options={ways} value={way} onChange={setWay} />
      </View>
      {way === 'mobile' ? (
        <RetrieveByMobile store={byMobile} referer={referer} onProven={handleProven} />
      ) : (
        <RetrieveByIdentity store={byIdentity} onProven={handleProven} onOtherWay={() => setWay('mobile')} />
      )}
    </PageFrame>
  );
});
