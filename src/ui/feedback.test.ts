import { feedback } from './feedback';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  feedback.close();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('feedback', () => {
  it('warns when a toast or a loading is hidden that is not shown', () => {
    feedback.hideToast();
    feedback.hideLoading();
    expect(console.warn).toHaveBeenCalledTimes(2);
  });

  it('hides a toast after 1500 ms', () => {
    feedback.toast('copied');
    jest.advanceTimersByTime(1499);
    expect(feedback.shownToast?.text).toBe('copied');
    jest.advanceTimersByTime(1);
    expect(feedback.shownToast).toBeUndefined();
  });

  it('gives a second toast its whole time', () => {
    feedback.toast('first');
    jest.advanceTimersByTime(1000);
    feedback.toast('second');
    jest.advanceTimersByTime(1000);
    expect(feedback.shownToast?.text).toBe('second');
  });

  it('keeps a loading until it is hidden', () => {
    feedback.loading('sending');
    jest.advanceTimersByTime(60_000);
    expect(feedback.loadingText).toBe('sending');
    feedback.hideLoading();
    expect(feedback.loadingText).toBeUndefined();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('answers a closed modal with a cancel and a closed action sheet with null', async () => {
    const modal = feedback.modal({ title: 'accept?' });
    feedback.close();
    const sheet = feedback.actionSheet({ items: [{ text: 'call' }] });
    feedback.close();
    expect(await modal).toEqual({ confirm: false });
    expect(await sheet).toBeNull();
  });

  it('cancels a question when another one is asked', async () => {
    const first = feedback.modal({ title: 'first' });
    const second = feedback.modal({ title: 'second' });
    feedback.close({ confirm: true });
    expect(await first).toEqual({ confirm: false });
    expect(await second).toEqual({ confirm: true });
  });

  it('cancels a question when its page is left, and keeps a toast', async () => {
    const first = feedback.createHost();
    const second = feedback.createHost();
    feedback.moveTo(first);
    feedback.toast('saved');
    const question = feedback.modal({ title: 'leave?' });
    feedback.moveTo(first);
    expect(feedback.question).toBeDefined();
    feedback.moveTo(second);
    expect(await question).toEqual({ confirm: false });
    expect(feedback.shownToast?.text).toBe('saved');
  });
});
