import { feedback } from '@/ui/feedback';
import { askOnNextPages } from './askOnNextPages';

const stay = { title: '留下' };
const other = { title: '别的' };
const asked = () => (feedback.question?.kind === 'modal' ? feedback.question.options.title : undefined);
/** Lets everything that waits go on. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a question that outlives its page', () => {
  beforeEach(() => {
    feedback.close();
    feedback.moveTo(feedback.createHost());
  });

  it('is over with its answer', async () => {
    const no = askOnNextPages(stay);
    feedback.close({ confirm: false });
    expect(await no).toBe(false);
    const yes = askOnNextPages(stay);
    feedback.close({ confirm: true });
    expect(await yes).toBe(true);
  });

  it('is asked again after another question took its place, which is no answer', async () => {
    const answer = askOnNextPages(stay);
    const taken = feedback.modal(other);
    await turn();
    expect(asked()).toBe('别的');
    feedback.close({ confirm: true });
    await turn();
    expect([(await taken).confirm, asked()]).toEqual([true, '留下']);
    feedback.close({ confirm: true });
    expect(await answer).toBe(true);
  });

  it('is asked one after the other where two want to be', async () => {
    const first = askOnNextPages(stay);
    const second = askOnNextPages(other);
    await turn();
    feedback.close({ confirm: false });
    await turn();
    expect([await second, asked()]).toEqual([false, '留下']);
    feedback.close({ confirm: true });
    expect(await first).toBe(true);
  });

  it('comes along to as many pages as it may, after what these ask', async () => {
    const answer = askOnNextPages(stay, 2);
    feedback.moveTo(feedback.createHost());
    void feedback.modal(other);
    await turn();
    expect(asked()).toBe('别的');
    feedback.close({ confirm: false });
    await turn();
    expect(asked()).toBe('留下');
    feedback.moveTo(feedback.createHost());
    expect(await answer).toBe(false);
    expect(asked()).toBeUndefined();
  });
});
