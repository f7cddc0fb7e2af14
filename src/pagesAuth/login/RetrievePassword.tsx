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
import { RetrieveByCode } from './components/RetrieveByCode';
import { RetrieveByIdentity } from './components/RetrieveByIdentity';
import { IdentityVerificationStore } from './IdentityVerification.store';
import { loginMessages } from './locale/messages';
import { loginMethods } from './loginMethods';
import { loginTokens, type PasswordResetToken } from './loginTokens';
import { RetrievePasswordStore } from './RetrievePassword.store';
import { sentCodes } from './sentCodes';
import styles from './loginPage.module.scss';

/** Password recovery page: verifies the user by mobile number, e-mail address or identity. The next page sets the new password. */
export default observer(function RetrievePassword() {
  const referer = useRouteParams('login.retrievePassword');
  const [method, setMethod] = useState<'mobile' | 'email' | 'identity'>('mobile');
  const [byCode] = useState(() => new RetrievePasswordStore({ sendCode, checkResetCode }, sentCodes));
  const [byIdentity] = useState(() => new IdentityVerificationStore({ sendIdentityCode, checkIdentityCode }));
  const t = loginMessages();
  useLoad(() => void loginMethods.load());
  useUnload(() => {
    byCode.verification.smsCode.dispose();
    byIdentity.dispose();
  });
  const offered = loginMethods.hasEmail
    ? (['mobile', 'email', 'identity'] as const)
    : (['mobile', 'identity'] as const);
  const methods = offered.map((key) => ({ key, text: t.retrieveMethods[key] }));
  const selectMethod = (selected: typeof method) => {
    setMethod(selected);
    if (selected !== 'identity') byCode.verification.setMethod(selected);
  };
  const handleVerified = (proof: PasswordResetToken) => {
    loginTokens.reset = proof;
    replace('login.resetPassword', referer);
  };
  return (
    <PageFrame ground="surface" pageTitle={t.retrieveTitle}>
      <AuthHeader title={t.retrieveTitle} text={t.retrieveTexts[method]} />
      <View className={styles.ways}>
        <SegmentedControl label={t.retrieveTitle} options={methods} value={method} onChange={selectMethod} />
      </View>
      {method === 'identity' ? (
        <RetrieveByIdentity
          store={byIdentity}
          onVerified={handleVerified}
          onOtherMethod={() => selectMethod('mobile')}
        />
      ) : (
        <RetrieveByCode store={byCode} referer={referer} onVerified={handleVerified} />
      )}
    </PageFrame>
  );
});
