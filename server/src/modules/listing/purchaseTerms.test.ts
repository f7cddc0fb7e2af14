import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PurchaseFields } from '@contract/purchaseFields';
import { termsOf } from './purchaseTerms';

const fields = { needBy: '2026-12-15', payTerm: 'net30', taxInvoice: 'special', qualityDemand: '' } as PurchaseFields;
const termsWithDemand = (qualityDemand: string) => termsOf({ ...fields, qualityDemand });

describe('terms of a purchase request in lists', () => {
  it('are null while the request lacks a term', () => {
    assert.equal(termsOf({ ...fields, needBy: null }), null);
  });

  it('contain moisture and report from the buyer’s text', () => {
    assert.deepEqual(termsWithDemand('要求近三个月的检测报告，水分 13% 以内'), {
      needBy: '2026-12-15',
      payTerm: 'net30',
      taxInvoice: 'special',
      maxMoisture: 130,
      wantsReport: true
    });
    assert.equal(termsWithDemand('水分不超过12.5%')?.maxMoisture, 125);
  });

  it('take no other percentage for moisture', () => {
    assert.equal(termsWithDemand('偏离参考价 5% 以上重新议价')?.maxMoisture, null);
    assert.equal(termsWithDemand('水分要低，杂质 1% 以内')?.maxMoisture, null);
    assert.equal(termsWithDemand('货到抽检')?.wantsReport, false);
  });
});
