import { Text, View } from '@tarojs/components';
import { useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Logo } from '@/components/Logo';
import { SpiceArt } from '@/components/SpiceArt';
import { errorText } from '@/locale/errorText';
import { forgetResume } from '@/navigation/loginGate';
import { back, push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Pressable } from '@/platform/Pressable';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { feedback } from '@/ui/feedback';
import { NavBar } from '@/ui/NavBar';
import { PageFrame } from '@/ui/PageFrame';
import { TextInput } from '@/ui/TextInput';
import { sendCode } from '../api/login';
import { authWords } from '../locale/words';
import { AgreementTick } from './components/AgreementTick';
import styles from './PhoneLogin.module.scss';
import { PhoneLoginStore } from './PhoneLogin.store';
import { sentCodes } from './sentCodes';

/** Characters of a pasted number with country code, spaces and brackets. */
const TYPED_CHARACTERS = 24;

/** Login by mobile: the number, the agreement, then the code on the next page. */
export default observer(function PhoneLogin() {
  const referer = useRouteParams('login.phone');
  const [store] = useState(() => new PhoneLoginStore({ sendCode }, sentCodes));
  const [isShaking, setShaking] = useState(false);
  const t = authWords();
  useUnload(() => {
    if (!user.isLoggedIn) forgetResume();
  });

  const send = () =>
    void store.sendCode().then((isSent) => isSent && push('login.getCode', { ...referer, mobile: store.digits }));
  const handleAgree = (isAgreed: boolean) => {
    setShaking(false);
    store.agree(isAgreed);
  };
  const askToAgree = async () => {
    setShaking(true);
    const { confirm } = await feedback.modal({ title: t.agreeTitle, text: t.agreeText, confirmText: t.agreeAndGo });
    setShaking(false);
    if (!confirm) return;
    store.agree(true);
    send();
  };
  const handleSend = () => {
    if (store.problem === undefined) send();
    else if (store.problem === 'notAgreed') void askToAgree();
    else store.complain();
  };

  return (
    <PageFrame nav="none" ground="surface">
      <View className={styles.hero}>
        <View className={styles.anise}>
          <SpiceArt varietyId="star-anise" mode="mark" />
        </View>
        <View className={styles.clove}>
          <SpiceArt varietyId="clove" mode="mark" />
        </View>
        <NavBar
          ground="clear"
          right={
            <Pressable className={styles.later} onPress={() => back()}>
              <Text>{t.later}</Text>
            </Pressable>
          }
        />
        <View className={styles.welcome}>
          <View className={styles.logo}>
            <Logo isMarkOnly />
          </View>
          <View className={styles.title} role="heading" aria-level={1}>
            {t.loginTitle}
          </View>
          <View className={styles.text}>{t.loginText}</View>
        </View>
      </View>
      <View className={styles.form}>
        <View className={store.isNumberWrong ? `${styles.number} ${styles.wrong}` : styles.number}>
          <Text className={styles.country}>+86</Text>
          <TextInput
            look="large"
            keyboard="number"
            label={t.mobile}
            placeholder={t.mobilePlaceholder}
            autoComplete="tel-national"
            value={store.shown}
            maxLength={TYPED_CHARACTERS}
            isInvalid={store.isNumberWrong}
            onChange={store.type}
            onConfirm={handleSend}
          />
        </View>
        <NumberHint store={store} />
        <View className={styles.button}>
          <Button
            kind="primary"
            isFull
            isLoading={store.isSending}
            isDisabled={store.missing > 0}
            onDisabledPress={handleSend}
            onPress={handleSend}
          >
            {t.getCode}
          </Button>
        </View>
        <AgreementTick isAgreed={store.isAgreed} onChange={handleAgree} isShaking={isShaking} />
      </View>
    </PageFrame>
  );
});

/** What is wrong with the number or the last try; else what happens to a new number. */
const NumberHint = observer(function NumberHint({ store }: { store: PhoneLoginStore }) {
  const t = authWords();
  const numberError = store.missing > 0 ? t.missingDigits(store.missing) : t.wrongNumber;
  const error = store.error === undefined ? '' : errorText(store.error);
  const shown = store.isNumberWrong ? numberError : error;
  if (!shown) return <View className={styles.hint}>{t.autoCreate}</View>;
  return (
    <View className={`${styles.hint} ${styles.problem}`} role="alert">
      {shown}
    </View>
  );
});
