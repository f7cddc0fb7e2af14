import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { checkIdentityCode, checkResetCode, sendCode, sendIdentityCode } from '../api/login';
import { AuthHeader } from './components/AuthHeader';
import { RetrieveByIdentity } from './components/RetrieveByIdentity';
import { RetrieveByMobile } from './components/RetrieveByMobile';
import { IdentityVerificationStore } from './IdentityVerification.store';
import { loginMessages } from './locale/messages';
import { loginMethods } from './loginMethods';
import { loginTokens, type PasswordResetToken } from './loginTokens';
import { RetrievePasswordStore } from './RetrievePassword.store';
import { sentCodes } from './sentCodes';
import styles from './loginPage.module.scss';

/** Password recovery page: verifies the user by mobile number or by identity. The next page sets the new password. */
export default observer(function RetrievePassword() {
  const referer = useRouteParams('login.retrievePassword');
  const [method, setMethod] = useState<'mobile' | 'identity'>('mobile');
  const [byMobile] = useState(() => new RetrievePasswordStore({ sendCode, checkResetCode }, sentCodes));
  const [byIdentity] = useState(() => new IdentityVerificationStore({ sendIdentityCode, checkIdentityCode }));
  const t = loginMessages();
  useLoad(() => void loginMethods.load());
  useUnload(() => {
    byMobile.mobileVerification.smsCode.dispose();
    byIdentity.dispose();
  });
  const methods = (['mobile', 'identity'] as const).map((key) => ({ key, text: t.retrieveMethods[key] }));
  const handleVerified = (proof: PasswordResetToken) => {
    loginTokens.reset = proof;
    replace('login.resetPassword', referer);
  };
  return (
    <PageFrame ground="surface" pageTitle={t.retrieveTitle}>
      <AuthHeader title={t.retrieveTitle} text={t.retrieveTexts[method]} />
      <View className={styles.ways}>
        <SegmentedControl label={t.retrieveTitle} options={methods} value={method} onChange={setMethod} />
      </View>
      {method === 'mobile' ? (
        <RetrieveByMobile store={byMobile} referer={referer} onVerified={handleVerified} />
      ) : (
        <RetrieveByIdentity store={byIdentity} onVerified={handleVerified} onOtherMethod={() => setMethod('mobile')} />
      )}
    </PageFrame>
  );
});
