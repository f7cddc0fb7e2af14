import { appearance } from './appearance';

describe('appearance', () => {
  it.each([
    ['light', false, ''],
    ['dark', false, 'xs-dark'],
    ['auto', true, 'xs-auto xs-elder'],
    ['light', true, 'xs-elder']
  ] as const)('has the classes of %s with elder %s', (theme, elder, className) => {
    appearance.set({ theme, elder });
    expect(appearance.className).toBe(className);
  });

  it('follows the system theme in auto mode', () => {
    appearance.set({ theme: 'auto', elder: false });
    const classes = [true, false].map((isDark) => {
      appearance.setSystemDark(isDark);
      return appearance.className;
    });
    expect(classes).toEqual(['xs-dark', '']);
    appearance.setSystemDark(true);
    appearance.set({ theme: 'light', elder: false });
    expect(appearance.className).toBe('');
  });
});
