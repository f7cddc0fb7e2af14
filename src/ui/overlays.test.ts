import { MINUTE_MS } from '@rules/duration';
import { overlays } from './overlays';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  overlays.close();
  jest.runOnlyPendingTimers();
});

describe('overlays', () => {
  it('warns when a toast or loading indicator is hidden that is not shown', () => {
    overlays.hideToast();
    overlays.hideLoading();
    expect(console.warn).toHaveBeenCalledTimes(2);
  });

  it('hides a toast after 1500 ms', () => {
    overlays.toast('copied');
    jest.advanceTimersByTime(1499);
    expect(overlays.shownToast?.text).toBe('copied');
    jest.advanceTimersByTime(1);
    expect(overlays.shownToast).toBeUndefined();
  });

  it('shows a second toast for its full duration', () => {
    overlays.toast('first');
    jest.advanceTimersByTime(1000);
    overlays.toast('second');
    jest.advanceTimersByTime(1000);
    expect(overlays.shownToast?.text).toBe('second');
  });

  it('keeps the loading indicator until it is hidden', () => {
    overlays.loading('sending');
    jest.advanceTimersByTime(MINUTE_MS);
    expect(overlays.loadingText).toBe('sending');
    overlays.hideLoading();
    expect(overlays.loadingText).toBeUndefined();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('resolves a closed modal to a cancel and a closed action sheet to null', async () => {
    const modal = overlays.modal({ title: 'accept?' });
    overlays.close();
    const sheet = overlays.actionSheet({ items: [{ text: 'call' }] });
    overlays.close();
    expect(await modal).toEqual({ confirm: false });
    expect(await sheet).toBeNull();
  });

  it('cancels a dialog when another one opens', async () => {
    const first = overlays.modal({ title: 'first' });
    const second = overlays.modal({ title: 'second' });
    overlays.close({ confirm: true });
    expect(await first).toEqual({ confirm: false });
    expect(await second).toEqual({ confirm: true });
  });

  it('cancels a dialog when its page is left, but keeps a toast', async () => {
    const first = overlays.createHost();
    const second = overlays.createHost();
    overlays.activateHost(first);
    overlays.toast('saved');
    const question = overlays.modal({ title: 'leave?' });
    overlays.activateHost(first);
    expect(overlays.dialog).toBeDefined();
    overlays.activateHost(second);
    expect(await question).toEqual({ confirm: false });
    expect(overlays.shownToast?.text).toBe('saved');
  });
});
