import type { CheckedExpoCertificate } from '@contract/expoCertificate';
import { buildCheckedCertificate } from '@/testing/buildCertificate';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { CertificateCheckStore } from './CertificateCheck.store';

testLateAnswers<CheckedExpoCertificate>('the check', {
  setup: (checkCertificate) => {
    const store = new CertificateCheckStore({ checkCertificate });
    store.setNo('YX202500004');
    return { load: store.check, shown: () => store.result.value };
  },
  older: buildCheckedCertificate({ name: '莫**' }),
  newer: buildCheckedCertificate()
});
