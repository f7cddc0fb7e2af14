import { settings } from '@/stores/settings';
import { buildQuotationPurchase, buildVersion } from '@/testing/buildQuotation';
import { toFormValues } from './quotationForm';
import { quotationNumbers } from './quotationNumbers';
import { attributeText, changedAttributes } from './quotationText';

const request = buildQuotationPurchase();
const values = () => toFormValues(buildVersion());

beforeAll(() => settings.setLanguage('zh-Hans'));

describe('quotation text', () => {
  it('attributeText returns an empty text for an empty field', () => {
    const empty = { ...values(), unitFen: null, availableGrams: null, deliverWithinDays: null, payTerm: null };
    for (const line of ['unitFen', 'availableGrams', 'deliverWithinDays', 'payTerm', 'cropYear', 'photos'] as const)
      expect(attributeText(line, empty, request)).toBe('');
  });

  it('attributeText shortens region names and shows a foreign country of origin', () => {
    expect(attributeText('originOffered', values(), request)).toBe('怒江贡山');
    const abroad = { ...values(), originOffered: { regionCode: null, countryCode: 'VN', detail: '老街' } };
    expect(attributeText('originOffered', abroad, request)).toBe('越南 老街');
  });

  it('changedAttributes ignores spaces and fields that do not apply', () => {
    const before = { ...values(), sampleFen: null };
    const after = { ...before, specOffered: ' 选货 ', sampleFen: 500, freightFenPerKg: 100 };
    expect(changedAttributes(before, after)).toEqual([]);
  });

  it('changedAttributes lists the changes in display order', () => {
    const after = { ...values(), remark: '可分批', unitFen: 5240, taxRate: 13 as const, payTerm: 'prepaid' as const };
    expect(changedAttributes(values(), after)).toEqual(['unitFen', 'tax', 'payTerm', 'remark']);
  });
});

describe('quotationNumbers', () => {
  it('returns null without a price', () => {
    expect(quotationNumbers({ ...values(), unitFen: null }, request, null)).toBeNull();
    expect(quotationNumbers({ ...values(), unitFen: 0 }, request, null)).toBeNull();
  });

  it.each([
    [
      { lowFen: 5250, highFen: 6000 },
      { verdict: 'within', byFen: 0 }
    ],
    [
      { lowFen: 5500, highFen: 6000 },
      { verdict: 'below', byFen: 250 }
    ],
    [
      { lowFen: 4900, highFen: 5000 },
      { verdict: 'freight', byFen: 250 }
    ]
  ])('compares the price without tax with a market of %o as %o', (band, market) => {
    expect(quotationNumbers(values(), request, band)?.market).toEqual(market);
  });

  it('calculates the total in the unit of the request', () => {
    const byTon = buildQuotationPurchase({ unit: 'ton' });
    expect(quotationNumbers(values(), request, null)?.sum?.deliveredFen).toBe(28_612_500);
    expect(quotationNumbers(values(), byTon, null)?.sum?.deliveredFen).toBe(28_613);
  });
});
