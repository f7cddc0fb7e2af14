import type { OwnExpoCertificate } from '@contract/expoCertificate';
import { buildApiError } from '@/testing/buildApiError';
import { buildCertificate } from '@/testing/buildCertificate';
import { deferred } from '@/testing/deferred';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { CertificatesStore } from './Certificates.store';

const claimed = buildCertificate({
  status: 'claimed',
  no: 'YX202500004',
  issuedOn: '2026-11-20',
  checkCode: 'ABCD234567'
});

function setupStore(changes: Partial<ConstructorParameters<typeof CertificatesStore>[0]> = {}) {
  return new CertificatesStore({
    getCertificates: () => Promise.resolve([buildCertificate()]),
    receiveCertificate: () => Promise.resolve(claimed),
    ...changes
  });
}

testLateAnswers<OwnExpoCertificate[]>('the certificates', {
  setup: (getCertificates) => {
    const store = setupStore({ getCertificates });
    return { load: store.load, shown: () => store.certificates };
  },
  older: [buildCertificate({ subject: 'ticket:older' })],
  newer: [buildCertificate({ subject: 'ticket:newer' })]
});

testLateAction<OwnExpoCertificate>('a claim', {
  setup: async (receiveCertificate) => {
    const store = setupStore({ receiveCertificate });
    await store.load();
    return { act: () => store.claim(buildCertificate()), shown: () => store.certificates };
  },
  answer: claimed
});

describe('CertificatesStore', () => {
  beforeEach(() => {
    new TestSession().currentToken = 'a';
  });

  it('sends one claim for two taps, and shows its number', async () => {
    const answer = deferred<OwnExpoCertificate>();
    const receiveCertificate = jest.fn(() => answer.promise);
    const store = setupStore({ receiveCertificate });
    await store.load();
    const first = store.claim(buildCertificate());
    expect(await store.claim(buildCertificate())).toBe(false);
    answer.resolve(claimed);
    expect(await first).toBe(true);
    expect(receiveCertificate).toHaveBeenCalledTimes(1);
    expect([store.certificates[0]?.no, store.claiming]).toEqual(['YX202500004', null]);
  });

  it('loads the list again when a certificate was taken back meanwhile', async () => {
    const answers = [[buildCertificate()], [buildCertificate({ status: 'void' })]];
    const store = setupStore({
      getCertificates: () => Promise.resolve(answers.shift() ?? []),
      receiveCertificate: () => Promise.reject(buildApiError('CONFLICT'))
    });
    await store.load();
    await expect(store.claim(buildCertificate())).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(store.certificates.map(({ status }) => status)).toEqual(['void']);
  });

  it('is empty without certificates', async () => {
    const store = setupStore({ getCertificates: () => Promise.resolve([]) });
    await store.load();
    expect(store.status).toBe('empty');
  });
});
