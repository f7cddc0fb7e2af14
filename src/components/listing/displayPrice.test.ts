import { settings } from '@/stores/settings';
import { displayPrice } from './displayPrice';

beforeAll(() => settings.setLanguage('zh-Hans'));

describe('displayPrice', () => {
  it('returns null for a negotiable price', () => {
    expect(displayPrice({ price: { mode: 'negotiable' }, unit: 'kg', gramsPerPack: null }, 'ton')).toBeNull();
  });

  it('keeps the stated unit when the weight of a pack is unknown', () => {
    expect(displayPrice({ price: { mode: 'fixed', fen: 9000 }, unit: 'pack', gramsPerPack: null }, 'kg')).toEqual({
      text: '90.00',
      unit: '元/件',
      original: ''
    });
  });

  it('converts the price and returns the stated price beside it', () => {
    expect(displayPrice({ price: { mode: 'fixed', fen: 745 }, unit: 'jin', gramsPerPack: null }, 'kg')).toEqual({
      text: '14.90',
      unit: '元/公斤',
      original: '7.45 元/斤'
    });
    expect(
      displayPrice({ price: { mode: 'range', lowFen: 3300, highFen: 3500 }, unit: 'kg', gramsPerPack: null }, 'ton')
    ).toMatchObject({ text: '33,000–35,000', unit: '元/吨' });
    expect(
      displayPrice({ price: { mode: 'fixed', fen: 9000 }, unit: 'pack', gramsPerPack: 25_000 }, 'kg')
    ).toMatchObject({ text: '3.60', original: '90.00 元/件' });
  });

  it("omits the stated price when the viewer's unit is the same", () => {
    expect(displayPrice({ price: { mode: 'fixed', fen: 3590 }, unit: 'kg', gramsPerPack: null }, 'kg')?.original).toBe(
      ''
    );
  });

  it('returns the stated price on request', () => {
    expect(displayPrice({ price: { mode: 'fixed', fen: 745 }, unit: 'jin', gramsPerPack: null }, 'stated')).toEqual({
      text: '7.45',
      unit: '元/斤',
      original: ''
    });
  });

  it('omits zero decimals from 1,000 yuan on', () => {
    const perTonne = {
      price: { mode: 'range', lowFen: 2_555_000, highFen: 2_655_000 },
      unit: 'ton',
      gramsPerPack: null
    } as const;
    expect(displayPrice(perTonne, 'kg')).toEqual({
      text: '25.55–26.55',
      unit: '元/公斤',
      original: '25,550–26,550 元/吨'
    });
    expect(displayPrice({ ...perTonne, price: { mode: 'fixed', fen: 2_555_050 } }, 'kg')?.original).toBe(
      '25,550.50 元/吨'
    );
  });
});
