import { buildComparedQuotation, buildOwnPurchaseDetail, buildVersion } from '@/testing/buildQuotation';
import { bestOf, evaluate, sortQuotations } from './comparison';

const priced = (id: string, deliveredFenPerKg: number, status: 'viewed' | 'expired' = 'viewed') =>
  buildComparedQuotation({ id, status, version: buildVersion({ deliveredFenPerKg }) });
const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const wanted = buildOwnPurchaseDetail({ needBy: '2026-12-10' });

describe('quotation comparison', () => {
  it('a single quotation is never the best one, nor is a closed quotation', () => {
    expect(bestOf([priced('a', 1)])).toBeUndefined();
    expect(bestOf([priced('a', 1, 'expired'), priced('b', 2)])).toBeUndefined();
    expect(bestOf([priced('a', 1, 'expired'), priced('b', 3), priced('c', 2)])?.id).toBe('c');
  });

  it('sorts closed quotations last, and each group by price', () => {
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
  ] as const)('evaluates %s of %o as %s', (row, fields, judgement) => {
    expect(evaluate(row, buildComparedQuotation({ version: buildVersion({ fields }) }), wanted, NOW_MS)).toBe(
      judgement
    );
  });

  it('evaluates a delivery as late from the midnight in Shanghai that ends the last day', () => {
    const prompt = buildComparedQuotation({ version: buildVersion({ fields: { deliverWithinDays: 0 } }) });
    const endMs = Date.parse('2026-12-10T16:00:00Z');
    expect(evaluate('deliver', prompt, wanted, endMs - 1)).toBe('same');
    expect(evaluate('deliver', prompt, wanted, endMs)).toBe('worse');
  });

  it('subtracts quantities already accepted from the required quantity', () => {
    const half = buildComparedQuotation({ version: buildVersion({ fields: { availableGrams: 2_500_000 } }) });
    expect(evaluate('available', half, { ...wanted, dealtGrams: 2_500_000 }, NOW_MS)).toBe('same');
  });

  it('evaluates longer payment terms than requested as better', () => {
    const offered = buildComparedQuotation({ version: buildVersion({ fields: { payTerm: 'onDelivery' } }) });
    expect(evaluate('payTerm', offered, { ...wanted, payTerm: 'prepaid' }, NOW_MS)).toBe('better');
  });

  it('accepts an origin within a preferred region and evaluates one abroad as worse', () => {
    const yunnan = [{ code: '530000', names: ['云南省'] }];
    expect(evaluate('origin', buildComparedQuotation(), { ...wanted, originPreference: yunnan }, NOW_MS)).toBe('same');
    const abroad = buildComparedQuotation({
      version: buildVersion({ origin: { region: null, countryCode: 'VN', detail: '' } })
    });
    expect(evaluate('origin', abroad, { ...wanted, originPreference: yunnan }, NOW_MS)).toBe('worse');
    expect(evaluate('origin', abroad, wanted, NOW_MS)).toBe('same');
  });
});
