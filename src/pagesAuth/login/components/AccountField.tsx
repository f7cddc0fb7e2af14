import { observer } from 'mobx-react-lite';
import { authMessages } from '../../locale/messages';
import type { AccountFieldStore } from '../AccountField.store';
import { loginMessages } from '../locale/messages';
import { loginMethods } from '../loginMethods';
import { LoginTextField } from './LoginTextField';

/** Length of an e-mail address; a pasted number may contain a country code, spaces and brackets. */
const MAX_TYPED_LENGTH = 100;

interface Props {
  account: AccountFieldStore;
  onType(text: string): void;
  onConfirm(): void;
}

/** Input for a mobile number, an e-mail address or a user name. */
export const AccountField = observer(function AccountField({ account, onType, onConfirm }: Props) {
  const t = loginMessages();
  return (
    <LoginTextField
      label={loginMethods.hasEmail ? t.accountWithEmail : t.account}
      name="account"
      autoComplete="username"
      value={account.typed}
      maxLength={MAX_TYPED_LENGTH}
      problem={account.isErrorShown ? accountErrorMessage(account) : undefined}
      onChange={onType}
      onConfirm={onConfirm}
    />
  );
});

function accountErrorMessage({ problem, missing }: AccountFieldStore): string | undefined {
  const t = loginMessages();
  if (problem === 'number') return missing > 0 ? authMessages().missingDigits(missing) : authMessages().wrongNumber;
  if (problem === 'email') return t.wrongEmail;
  return problem && t.accountProblems[problem];
}
