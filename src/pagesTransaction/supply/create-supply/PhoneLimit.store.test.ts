import type { PhoneVisibility } from '@contract/account';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { PhoneLimitStore } from './PhoneLimit.store';

testLateAnswers<PhoneVisibility>('the limit of the account settings', {
  setup: (getPhoneVisibility) => {
    const store = new PhoneLimitStore({ getPhoneVisibility });
    return { load: store.load, shown: () => store.stricterThan('member') };
  },
  older: 'verified',
  newer: 'exchanged'
});
