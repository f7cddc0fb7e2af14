import { versionCodeOf } from './appVersion';

describe('number of an app version', () => {
  it.each([
    ['1.0.0', 10000],
    ['3.10.2', 31002],
    ['4.12.7', 41207]
  ])('has two digits per part: %s', (version, code) => {
    expect(versionCodeOf(version)).toBe(code);
  });

  it('orders versions', () => {
    const codes = ['3.9.12', '3.10.0', '3.10.1', '4.0.0'].map(versionCodeOf);
    expect(codes).toEqual([...codes].sort((one, other) => one - other));
  });
});
