import { buildComparedQuotation, buildOwnPurchaseDetail, buildVersion } from '@/testing/buildQuotation';
import { bestOf, sortQuotations, evaluate } from './comparison';

const priced = (id: string, deliveredFenPerKg: number, status: 'viewed' | 'expired' = 'viewed') =>
  buildComparedQuotation({ id, status, version: buildVersion({ deliveredFenPerKg }) });
const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const wanted = buildOwnPurchaseDetail({ needBy: '2026-12-10' });

describe('the comparison of quotations', () => {
  it('has no best one among a single one, nor among those that are over', () => {
    expect(bestOf([priced('a', 1)])).toBeUndefined();
    expect(bestOf([priced('a', 1, 'expired'), priced('b', 2)])).toBeUndefined();
    expect(bestOf([priced('a', 1, 'expired'), priced('b', 3), priced('c', 2)])?.id).toBe('c');
  });

  it('puts those that are over behind all others, each group the cheapest first', () => {
    const all = [priced('dear', 3), priced('gone', 1, 'expired'), priced('cheap', 2)];
    expect(sortQuotations(all).map(({ id }) => id)).toEqual(['cheap', 'dear', 'gone']);
  });

  it.each([
    ['available', { availableGrams: 4_999_999 }, 'worse'],
    ['available', { availableGrams: 5_000_000 }, 'same'],
    ['spec', { specOffered: '统货' }, 'worse'],
    ['spec', { specOffered: '选货，去把' }, 'same'],
    ['sample', { sampleOffer: 'free' }, 'better'],
    ['sample', { sampleOffer: 'none' }, 'same'],
    ['deliver', { deliverWithinDays: 9 }, 'same'],
    ['deliver', { deliverWithinDays: 10 }, 'worse'],
    ['payTerm', { payTerm: 'prepaid' }, 'worse'],
    ['payTerm', { payTerm: 'net30' }, 'same'],
    ['payTerm', { payTerm: 'other' }, 'same']
  ] as const)('judges %s of %o as %s', (row, fields, judgement) => {
    expect(evaluate(row, buildComparedQuotation({ version: buildVersion({ fields }) }), wanted, NOW_MS)).toBe(
      judgement
    );
  });

  it('counts what was accepted elsewhere: less is enough then', () => {
    const half = buildComparedQuotation({ version: buildVersion({ fields: { availableGrams: 2_500_000 } }) });
    expect(evaluate('available', half, { ...wanted, dealtGrams: 2_500_000 }, NOW_MS)).toBe('same');
  });

  it('takes a longer credit than was asked for as an advantage', () => {
    const offered = buildComparedQuotation({ version: buildVersion({ fields: { payTerm: 'onDelivery' } }) });
    expect(evaluate('payTerm', offered, { ...wanted, payTerm: 'prepaid' }, NOW_MS)).toBe('better');
  });

  it('knows a place inside a region that was asked for, and one abroad', () => {
    const yunnan = [{ code: '530000', names: ['云南省'] }];
    expect(evaluate('origin', buildComparedQuotation(), { ...wanted, originPreference: yunnan }, NOW_MS)).toBe('same');
    const abroad = buildComparedQuotation({
      version: buildVersion({ origin: { region: null, countryCode: 'VN', detail: '' } })
    });
    expect(evaluate('origin', abroad, { ...wanted, originPreference: yunnan }, NOW_MS)).toBe('worse');
    expect(evaluate('origin', abroad, wanted, NOW_MS)).toBe('same');
  });
});
