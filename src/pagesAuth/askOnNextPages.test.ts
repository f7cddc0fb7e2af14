import { overlays } from '@/ui/overlays';
import { askOnNextPages } from './askOnNextPages';

const stay = { title: '留下' };
const other = { title: '别的' };
const asked = () => (overlays.dialog?.kind === 'modal' ? overlays.dialog.options.title : undefined);
/** Lets everything that waits go on. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a question that outlives its page', () => {
  beforeEach(() => {
    overlays.close();
    overlays.activateHost(overlays.createHost());
  });

  it('is over with its answer', async () => {
    const no = askOnNextPages(stay);
    overlays.close({ confirm: false });
    expect(await no).toBe(false);
    const yes = askOnNextPages(stay);
    overlays.close({ confirm: true });
    expect(await yes).toBe(true);
  });

  it('is asked again after another question took its place, which is no answer', async () => {
    const answer = askOnNextPages(stay);
    const taken = overlays.modal(other);
    await turn();
    expect(asked()).toBe('别的');
    overlays.close({ confirm: true });
    await turn();
    expect([(await taken).confirm, asked()]).toEqual([true, '留下']);
    overlays.close({ confirm: true });
    expect(await answer).toBe(true);
  });

  it('is asked one after the other where two want to be', async () => {
    const first = askOnNextPages(stay);
    const second = askOnNextPages(other);
    await turn();
    overlays.close({ confirm: false });
    await turn();
    expect([await second, asked()]).toEqual([false, '留下']);
    overlays.close({ confirm: true });
    expect(await first).toBe(true);
  });

  it('comes along to as many pages as it may, after what these ask', async () => {
    const answer = askOnNextPages(stay, 2);
    overlays.activateHost(overlays.createHost());
    void overlays.modal(other);
    await turn();
    expect(asked()).toBe('别的');
    overlays.close({ confirm: false });
    await turn();
    expect(asked()).toBe('留下');
    overlays.activateHost(overlays.createHost());
    expect(await answer).toBe(false);
    expect(asked()).toBeUndefined();
  });
});
