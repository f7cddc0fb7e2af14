import type { InvestmentLead, LeadBody } from '@contract/investment';
import { buildApiError } from '@/testing/buildApiError';
import { buildLead } from '@/testing/buildInvestment';
import { LeadFormStore } from './LeadForm.store';

const subject = { target: 'project', targetId: 'j1', name: '八角油精炼项目' } as const;

function setupForm(submitLead: (body: LeadBody) => Promise<InvestmentLead> = () => Promise.resolve(buildLead())) {
  let requests = 0;
  const form = new LeadFormStore({ submitLead, newRequestId: () => Promise.resolve(`request-${(requests += 1)}`) });
  form.open(subject);
  return form;
}

function fill(form: LeadFormStore) {
  form.change('name', '韦小暖');
  form.change('contact', '13800138001');
  form.change('message', '想了解用地');
}

describe('LeadFormStore', () => {
  it('shows what is wrong once a field was left, or the form was sent', async () => {
    const submitLead = jest.fn();
    const form = setupForm(submitLead);
    expect(form.isWrong('contact')).toBe(false);
    form.change('contact', '1380013800');
    form.touch('contact');
    expect([form.isWrong('contact'), form.isWrong('name')]).toEqual([true, false]);
    expect(await form.submit()).toBe(false);
    expect([form.isWrong('name'), form.isWrong('company')]).toEqual([true, false]);
    expect(submitLead).not.toHaveBeenCalled();
  });

  it('sends the same request again after an answer was lost, and keeps the texts', async () => {
    const sent: string[] = [];
    const form = setupForm(({ requestId }) => {
      sent.push(requestId);
      return sent.length === 1 ? Promise.reject(buildApiError('NETWORK')) : Promise.resolve(buildLead());
    });
    fill(form);
    await expect(form.submit()).rejects.toThrow();
    expect(form.values.message).toBe('想了解用地');
    expect(await form.submit()).toBe(true);
    expect(sent).toEqual(['request-1', 'request-1']);
    expect(form.sent?.leadNo).toBe('ZS0123456789');
  });

  it('begins an empty question after one was sent, with the name of before', async () => {
    const form = setupForm();
    fill(form);
    await form.submit();
    form.open(subject);
    expect([form.sent, form.values.message, form.values.name]).toEqual([null, '', '韦小暖']);
  });

  it('sends the day of a visit to a park, and none to an office', async () => {
    const submitLead = jest.fn((_body: LeadBody) => Promise.resolve(buildLead()));
    const form = setupForm(submitLead);
    fill(form);
    form.setVisit('2026-12-01');
    await form.submit();
    form.open({ target: 'park', targetId: 'k1', name: '福达园', message: '想看 S-01' });
    form.setVisit('2026-12-02');
    await form.submit();
    expect(submitLead.mock.calls.map(([body]) => [body.message, body.visitOn])).toEqual([
      ['想了解用地', undefined],
      ['想看 S-01', '2026-12-02']
    ]);
    expect(form.visitOn).toBe('');
  });

  it('keeps a question that was begun when another subject is opened', () => {
    const form = setupForm();
    form.change('message', '还没写完');
    form.open({ ...subject, message: '想看 S-01' });
    expect(form.values.message).toBe('还没写完');
  });
});
