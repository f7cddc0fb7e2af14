import { observer } from 'mobx-react';
import type { AccountEntry } from '../AccountEntry';
import { authMessages } from '../../locale/messages';
import { loginMessages } from '../locale/messages';
import { LineField } from './LineField';

/** Longer than any account: a pasted number has country code, spaces and brackets. */
const TYPED_CHARACTERS = 32;

interface Props {
  account: AccountEntry;
  onType(text: string): void;
  onConfirm(): void;
}

/** A mobile number or a user name. */
export const AccountField = observer(function AccountField({ account, onType, onConfirm }: Props) {
  return (
    <LineField
      label={loginMessages().account}
      name="account"
      autoComplete="username"
      value={account.typed}
      maxLength={TYPED_CHARACTERS}
      problem={account.isComplainedAbout ? sentence(account) : undefined}
      onChange={onType}
      onConfirm={onConfirm}
    />
  );
});

function sentence({ problem, missing }: AccountEntry): string | undefined {
  const t = loginMessages();
  if (problem === 'number') return missing > 0 ? authMessages().missingDigits(missing) : authMessages().wrongNumber;
  return problem && t.accountProblems[problem];
}
