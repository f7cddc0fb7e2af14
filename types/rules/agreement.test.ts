import { agreementVersion, isAgreementVersion, isLaterAgreement } from './agreement';

describe('the version of the texts that people agree to', () => {
  it.each(['', '2026', '2026-11.99', 'latest'])('is none: %s', (version) => {
    expect(isAgreementVersion(version)).toBe(false);
    expect(isLaterAgreement(version, '2026-11')).toBe(false);
  });

  it('is later than those before it, and than what is none', () => {
    expect([isLaterAgreement(agreementVersion, '2026-11.2'), isLaterAgreement('2026-11.2', '2026-11')]).toEqual([
      true,
      true
    ]);
    expect(isLaterAgreement('2026-11', '1')).toBe(true);
    expect(isLaterAgreement(agreementVersion, agreementVersion)).toBe(false);
    expect(isLaterAgreement('2026-11.2', agreementVersion)).toBe(false);
  });
});
