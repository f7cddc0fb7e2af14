import { boothLabel } from './boothLabel';

describe('booth label', () => {
  it('is missing where the number does not fit', () => {
    expect(boothLabel('1A01', undefined, { width: 16, height: 16, fontSize: 11 })).toEqual([]);
    expect(boothLabel('1A01', undefined, { width: 60, height: 12, fontSize: 11 })).toEqual([]);
  });

  it('is the number without its hall on a small booth, and all of it on a large one', () => {
    expect(boothLabel('1A01', undefined, { width: 27, height: 27, fontSize: 11 })).toEqual(['A01']);
    expect(boothLabel('2.1B120', undefined, { width: 90, height: 90, fontSize: 11 })).toEqual(['2.1B120']);
  });

  it('has the exhibitor below the number where two lines fit, cut to the width', () => {
    const room = { width: 80, height: 60, fontSize: 11 };
    expect(boothLabel('1A01', '桂南香叶', room)).toEqual(['1A01', '桂南香叶']);
    expect(boothLabel('1A01', '桂南香叶供应链有限公司', room)).toEqual(['1A01', '桂南香叶供…']);
    expect(boothLabel('1A01', '桂南香叶', { ...room, height: 20 })).toEqual(['1A01']);
  });

  it('leaves a name out of which hardly anything fits', () => {
    expect(boothLabel('1A01', '桂南香叶供应链', { width: 32, height: 60, fontSize: 11 })).toEqual(['A01']);
  });
});
