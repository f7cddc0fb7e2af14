import { viewBarsMask } from './viewBarsMask';

describe('viewBarsMask', () => {
  it('draws nothing for days without a view', () => {
    expect(viewBarsMask([])).toBeUndefined();
    expect(viewBarsMask([0, 0])).toBeUndefined();
  });

  it('a day without a view is a gap, the highest bar fills the drawing, and a low one stays visible', () => {
    const mask = viewBarsMask([1, 0, 200]);
    expect(mask).toContain("d='M0 100v-4h7v4zM20 100v-100h7v100z'");
    expect(mask).toContain("viewBox='0 0 27 100'");
  });
});
