import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { TextField } from '@/components/form/TextField';
import { CodeStep } from '@/components/smsCode/CodeStep';
import { Button } from '@/ui/Button';
import { CountryCode } from '../../login/components/CountryCode';
import { loginMethods } from '../../login/loginMethods';
import { settingMessages } from '../locale/messages';
import type { LoginAddressChangeStore } from '../LoginAddressChange.store';
import { AddressChangeError } from './AddressChangeError';
import styles from './LoginAddressSheet.module.scss';

/** Maximum length of the input, enough for a pasted number with country code, spaces and brackets. */
const MAX_TYPED_LENGTH = 24;
const MAX_EMAIL_LENGTH = 100;

/** Second step of a change of number or e-mail address: the new one, and the code that it gets. */
export const NewAddressStep = observer(function NewAddressStep(props: {
  change: LoginAddressChangeStore;
  kind: 'mobile' | 'email';
  onSubmit(): void;
}) {
  const { change, kind, onSubmit } = props;
  const t = settingMessages();
  const isMobile = kind === 'mobile';
  const isMainland = isMobile && change.field.country === 'CN';
  const label = isMobile ? t.newMobile : t.newEmail;
  const problem = isMobile ? t.wrongMobile : t.wrongEmail;
  return (
    <>
      <View className={styles.lead}>{isMobile ? t.newMobileText : t.newEmailText}</View>
      {isMobile && loginMethods.countries.length > 0 && (
        <CountryCode mobile={change.field} onChoose={change.chooseCountry} />
      )}
      <View className={styles.field}>
        <TextField
          field={isMobile ? 'newMobile' : 'newEmail'}
          keyboard={isMobile ? 'number' : 'text'}
          label={label}
          placeholder={isMainland ? t.newMobilePlaceholder : label}
          max={isMobile ? MAX_TYPED_LENGTH : MAX_EMAIL_LENGTH}
          value={change.typed}
          error={change.hasAddressError ? problem : undefined}
          onChange={change.setAddress}
          onLeave={change.touchAddress}
        />
      </View>
      <CodeStep
        store={change.newCode}
        canSend={change.isAddressValid}
        onCannotSend={change.touchAddress}
        onComplete={onSubmit}
      />
      <AddressChangeError error={change.error} kind={kind} />
      <View className={styles.action}>
        <Button
          kind="primary"
          isFull
          isLoading={change.isBusy}
          isDisabled={!change.newCode.isComplete}
          onPress={onSubmit}
        >
          {isMobile ? t.confirmChange : t.confirmBind}
        </Button>
      </View>
    </>
  );
});
