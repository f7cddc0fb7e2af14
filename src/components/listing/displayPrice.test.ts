import { settings } from '@/stores/settings';
import { displayPrice } from './displayPrice';

beforeAll(() => settings.setLanguage('zh-Hans'));

describe('the price of a listing in the unit of its reader', () => {
  it('is none for a negotiable one', () => {
    expect(displayPrice({ price: { mode: 'negotiable' }, unit: 'kg', gramsPerPack: null }, 'ton')).toBeNull();
  });

  it('stays as it is where nobody said what a pack weighs', () => {
    expect(displayPrice({ price: { mode: 'fixed', fen: 9000 }, unit: 'pack', gramsPerPack: null }, 'kg')).toEqual({
      text: '90.00',
      unit: '元/件',
      original: ''
    });
  });

  it('is converted, with its own words beside it', () => {
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

  it('says nothing twice in the unit of its seller', () => {
    expect(displayPrice({ price: { mode: 'fixed', fen: 3590 }, unit: 'kg', gramsPerPack: null }, 'kg')?.original).toBe(
      ''
    );
  });

  it('is in the words of the listing where that is asked for', () => {
    expect(displayPrice({ price: { mode: 'fixed', fen: 745 }, unit: 'jin', gramsPerPack: null }, 'stated')).toEqual({
      text: '7.45',
      unit: '元/斤',
      original: ''
    });
  });

  it('leaves out decimals that say nothing from 1,000 yuan on', () => {
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
