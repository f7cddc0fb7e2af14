import { appearance } from './appearance';

describe('appearance', () => {
  it.each([
    ['light', false, ''],
    ['dark', false, 'xs-dark'],
    ['auto', true, 'xs-auto xs-elder'],
    ['light', true, 'xs-elder']
  ] as const)('puts the classes of %s with elder %s on the page', (theme, elder, className) => {
    appearance.set({ theme, elder });
    expect(appearance.className).toBe(className);
  });
});
