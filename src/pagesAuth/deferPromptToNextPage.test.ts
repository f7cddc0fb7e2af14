import { whenIdle } from '@/testing/whenIdle';
import { overlays } from '@/ui/overlays';
import { deferPromptToNextPage } from './deferPromptToNextPage';

const stay = { title: '留下' };
const other = { title: '别的' };
const openTitle = () => (overlays.dialog?.kind === 'modal' ? overlays.dialog.options.title : undefined);
/** Runs all pending callbacks. */

describe('deferPromptToNextPage', () => {
  beforeEach(() => {
    overlays.close();
    overlays.activateHost(overlays.createHost());
  });

  it("resolves with the user's answer", async () => {
    const no = deferPromptToNextPage(stay);
    overlays.close({ confirm: false });
    expect(await no).toBe(false);
    const yes = deferPromptToNextPage(stay);
    overlays.close({ confirm: true });
    expect(await yes).toBe(true);
  });

  it('asks again after another dialog replaced the prompt, which does not count as an answer', async () => {
    const answer = deferPromptToNextPage(stay);
    const taken = overlays.modal(other);
    await whenIdle();
    expect(openTitle()).toBe('别的');
    overlays.close({ confirm: true });
    await whenIdle();
    expect([(await taken).confirm, openTitle()]).toEqual([true, '留下']);
    overlays.close({ confirm: true });
    expect(await answer).toBe(true);
  });

  it('asks two deferred prompts one after the other', async () => {
    const first = deferPromptToNextPage(stay);
    const second = deferPromptToNextPage(other);
    await whenIdle();
    overlays.close({ confirm: false });
    await whenIdle();
    expect([await second, openTitle()]).toEqual([false, '留下']);
    overlays.close({ confirm: true });
    expect(await first).toBe(true);
  });

  it('asks again on up to `maxPages` pages, after their own dialogs', async () => {
    const answer = deferPromptToNextPage(stay, 2);
    overlays.activateHost(overlays.createHost());
    void overlays.modal(other);
    await whenIdle();
    expect(openTitle()).toBe('别的');
    overlays.close({ confirm: false });
    await whenIdle();
    expect(openTitle()).toBe('留下');
    overlays.activateHost(overlays.createHost());
    expect(await answer).toBe(false);
    expect(openTitle()).toBeUndefined();
  });
});
