import { overlays } from './overlays';
import { runWithToast } from './runWithToast';

const fail = () => Promise.reject(new Error('no such thing'));
const shownToast = () => overlays.shownToast && { ...overlays.shownToast };

afterEach(() => {
  if (overlays.shownToast) overlays.hideToast();
});

describe('an action that is run with a toast', () => {
  it('shows its error, and does not reject', async () => {
    await expect(runWithToast(fail, '已保存')).resolves.toBe(false);
    expect(shownToast()?.icon).toBe('info-circle');
    expect(shownToast()?.text).not.toBe('已保存');
  });

  it('leaves its error to a caller that shows it in another way', async () => {
    const showError = jest.fn();
    await expect(runWithToast(fail, '已保存', showError)).resolves.toBe(false);
    expect(showError).toHaveBeenCalledWith(new Error('no such thing'));
    expect(shownToast()).toBeUndefined();
  });

  it('shows nothing when it was not run', async () => {
    await expect(runWithToast(() => Promise.resolve(false), '已保存')).resolves.toBe(false);
    expect(shownToast()).toBeUndefined();
  });

  it('shows that it is done, unless the page itself does', async () => {
    await expect(runWithToast(() => Promise.resolve())).resolves.toBe(true);
    expect(shownToast()).toBeUndefined();
    await expect(runWithToast(() => Promise.resolve(), '已保存')).resolves.toBe(true);
    expect(shownToast()).toEqual({ text: '已保存', icon: 'circle-check' });
  });
});
