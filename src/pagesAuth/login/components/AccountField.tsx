import { observer } from 'mobx-react';
import type { AccountEntry } from '../AccountEntry';
import { authWords } from '../../locale/words';
import { loginWords } from '../locale/words';
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
      label={loginWords().account}
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
  const t = loginWords();
  if (problem === 'number') return missing > 0 ? authWords().missingDigits(missing) : authWords().wrongNumber;
  return problem && t.accountProblems[problem];
}
