import { overlays } from '@/ui/overlays';
import { deferPromptToNextPage } from './deferPromptToNextPage';

const stay = { title: '留下' };
const other = { title: '别的' };
const openTitle = () => (overlays.dialog?.kind === 'modal' ? overlays.dialog.options.title : undefined);
/** Lets everything that waits go on. */
const flush = () => new Promise((resolve) => setTimeout(resolve));

describe('a question that outlives its page', () => {
  beforeEach(() => {
    overlays.close();
    overlays.activateHost(overlays.createHost());
  });

  it('is over with its answer', async () => {
    const no = deferPromptToNextPage(stay);
    overlays.close({ confirm: false });
    expect(await no).toBe(false);
    const yes = deferPromptToNextPage(stay);
    overlays.close({ confirm: true });
    expect(await yes).toBe(true);
  });

  it('is asked again after another question took its place, which is no answer', async () => {
    const answer = deferPromptToNextPage(stay);
    const taken = overlays.modal(other);
    await flush();
    expect(openTitle()).toBe('别的');
    overlays.close({ confirm: true });
    await flush();
    expect([(await taken).confirm, openTitle()]).toEqual([true, '留下']);
    overlays.close({ confirm: true });
    expect(await answer).toBe(true);
  });

  it('is asked one after the other where two want to be', async () => {
    const first = deferPromptToNextPage(stay);
    const second = deferPromptToNextPage(other);
    await flush();
    overlays.close({ confirm: false });
    await flush();
    expect([await second, openTitle()]).toEqual([false, '留下']);
    overlays.close({ confirm: true });
    expect(await first).toBe(true);
  });

  it('comes along to as many pages as it may, after what these ask', async () => {
    const answer = deferPromptToNextPage(stay, 2);
    overlays.activateHost(overlays.createHost());
    void overlays.modal(other);
    await flush();
    expect(openTitle()).toBe('别的');
    overlays.close({ confirm: false });
    await flush();
    expect(openTitle()).toBe('留下');
    overlays.activateHost(overlays.createHost());
    expect(await answer).toBe(false);
    expect(openTitle()).toBeUndefined();
  });
});
