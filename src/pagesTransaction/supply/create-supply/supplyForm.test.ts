import { buildOwnSupply } from '@/testing/buildOwnSupply';
import { serializeDocument } from '../../documents';
import {
  bodyOf,
  firstInvalidField,
  newFormSnapshot,
  supplyForm,
  type SupplyFormValues,
  toFormSnapshot
} from './supplyForm';

const buildValues = (changes: Partial<SupplyFormValues> = {}): SupplyFormValues => {
  const { values, photos } = toFormSnapshot(buildOwnSupply());
  return supplyForm.withUploads({ ...values, ...changes }, photos);
};
const today = '2026-11-20';

describe('supplyForm', () => {
  it('an empty supply reports exactly the fields required for publication', () => {
    const { values } = newFormSnapshot({ contactName: '覃女士', contactMobile: '13800138000' });
    expect(Object.keys(supplyForm.problems(values, values.validUntil?.replace(/..$/, '01') ?? today)).sort()).toEqual([
      'deliveryCode',
      'fen',
      'form',
      'gradeId',
      'moqGrams',
      'origin',
      'photos',
      'shipWithinDays',
      'stockGrams',
      'title',
      'varietyId'
    ]);
  });

  it('a copy without a last day starts with the default day of a new supply', () => {
    const own = buildOwnSupply();
    const { values } = toFormSnapshot({ ...own, fields: { ...own.fields, validUntil: null } });
    expect(values.validUntil).toBe(newFormSnapshot({}).values.validUntil);
  });

  it('a half-filled price tier counts as missing', () => {
    const tiers = [
      { minGrams: 1000, fen: 3500 },
      { minGrams: 2000, fen: 3400 }
    ];
    const day = buildValues().validUntil ?? '';
    const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
    const judged = (more: { minGrams: number | null; fen: number | null }[]) =>
      supplyForm.problems(buildValues({ priceMode: 'tiered', tiers: [...tiers, ...more] }), before)['tiers'];
    expect(judged([{ minGrams: 3000, fen: null }])).toBe('required');
    expect(judged([{ minGrams: null, fen: null }])).toBeUndefined();
    expect(judged([{ minGrams: 3000, fen: 3401 }])).toBe('order');
  });

  it('the request body omits values that another choice has made irrelevant', () => {
    const { fields } = bodyOf(
      buildValues({
        isAbroad: true,
        origin: { regionCode: '450902', countryCode: 'VN', detail: '老街' },
        priceMode: 'negotiable',
        highFen: 3600,
        tiers: [{ minGrams: 1000, fen: 3500 }],
        gramsPerPack: 25_000,
        otherVariety: '木姜子',
        packaging: 'bulk',
        packagingText: '竹筐'
      })
    );
    expect(fields).toMatchObject({
      origin: { regionCode: null, countryCode: 'VN', detail: '老街' },
      fen: null,
      highFen: null,
      tiers: [],
      gramsPerPack: null,
      otherVariety: '',
      packagingText: ''
    });
  });

  it('an unchanged snapshot produces the original fields', () => {
    const report = { name: '检测报告.pdf', url: '/uploads/report.pdf', type: 'pdf' as const };
    const own = buildOwnSupply({ fields: { documents: [report], video: '/uploads/film.mp4' } });
    const { values, photos } = toFormSnapshot(own);
    expect(photos).toEqual({
      photos: own.fields.photos,
      video: ['/uploads/film.mp4'],
      documents: [serializeDocument(report)]
    });
    expect(bodyOf(supplyForm.withUploads(values, photos))).toEqual({
      id: own.id,
      requestId: '',
      asCompany: false,
      fields: own.fields
    });
  });

  it('firstInvalidField returns the row of the first invalid field in page order', () => {
    const among = (fields: string[]) => firstInvalidField((field) => fields.includes(field));
    expect([among([]), among(['moqGrams', 'form']), among(['validUntil', 'tiers'])]).toEqual([
      undefined,
      'varietyId',
      'tiers'
    ]);
  });
});
