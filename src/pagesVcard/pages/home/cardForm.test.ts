import type { CardFields } from '@contract/card';
import { buildCard } from '@/testing/buildCard';
import { mergeEdits, snapshotOf } from './cardForm';

const side = (changes: Partial<NonNullable<CardFields['secondSide']>> = {}) => ({
  ...{ language: 'en' as const, name: 'Qin Xiulan', position: '', department: '', companyName: '', address: '' },
  ...changes
});

describe('an edit that is merged with a change made elsewhere', () => {
  const base = buildCard({ secondSide: side() });
  const merge = (edited: Partial<typeof base>, latest: Partial<typeof base>) =>
    mergeEdits(snapshotOf(base), snapshotOf({ ...base, ...edited }), snapshotOf({ ...base, ...latest })).values;

  it('keeps the viewers of two contacts that were changed on two devices', () => {
    const values = merge(
      { visibility: { ...base.visibility, mobile: 'hidden' } },
      { visibility: { ...base.visibility, email: 'everyone' } }
    );
    expect(values.visibility).toEqual({ ...base.visibility, mobile: 'hidden', email: 'everyone' });
  });

  it('keeps two texts of the second side', () => {
    const values = merge(
      { secondSide: side({ position: 'Sales' }) },
      { secondSide: side({ companyName: 'Guinan Spices' }) }
    );
    expect(values.secondSide).toEqual(side({ position: 'Sales', companyName: 'Guinan Spices' }));
  });

  it('does not mix two languages on the second side', () => {
    const french = side({ language: 'fr', position: 'Vente' });
    expect(merge({ secondSide: side({ companyName: 'Guinan' }) }, { secondSide: french }).secondSide).toEqual(
      side({ companyName: 'Guinan' })
    );
    expect(merge({}, { secondSide: french }).secondSide).toEqual(french);
  });
});
