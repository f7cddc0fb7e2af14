import { agreementVersion, isAgreementVersion, isLaterAgreement } from './agreement';

describe('user agreement version', () => {
  it.each(['', '2026', '2026-11.99', 'latest'])('rejects an unknown version: %s', (version) => {
    expect(isAgreementVersion(version)).toBe(false);
    expect(isLaterAgreement(version, '2026-11')).toBe(false);
  });

  it('orders each version after its predecessors and after unknown versions', () => {
    expect([isLaterAgreement(agreementVersion, '2026-11.2'), isLaterAgreement('2026-11.2', '2026-11')]).toEqual([
      true,
      true
    ]);
    expect(isLaterAgreement('2026-11', '1')).toBe(true);
    expect(isLaterAgreement(agreementVersion, agreementVersion)).toBe(false);
    expect(isLaterAgreement('2026-11.2', agreementVersion)).toBe(false);
  });
});
