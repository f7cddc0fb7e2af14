import type { AlertRule, PriceAlert } from '@contract/priceAlert';
import { ApiError } from '@/lib/ApiError';
import { buildApiError } from '@/testing/buildApiError';
import { whenIdle } from '@/testing/whenIdle';
import { PriceAlertsStore } from './PriceAlerts.store';

const buildAlert = (id: string, rule: AlertRule): PriceAlert => ({
  id,
  lineId: 'anise',
  rule,
  isArmed: true,
  notifiedDate: null
});

describe('PriceAlertsStore', () => {
  let kept: PriceAlert[];
  let sent: { id?: string; rule: AlertRule }[];
  let refuse: Error | undefined;
  let store: PriceAlertsStore;

  const answer = (id: string, rule: AlertRule) =>
    refuse === undefined ? Promise.resolve(buildAlert(id, rule)) : Promise.reject(refuse);

  beforeEach(async () => {
    kept = [buildAlert('one', { kind: 'above', priceFen: 3600 })];
    sent = [];
    refuse = undefined;
    store = new PriceAlertsStore(
      {
        listAlerts: () => Promise.resolve(kept),
        createAlert: (_, rule) => {
          sent.push({ rule });
          return answer('new', rule);
        },
        changeAlert: (id, rule) => {
          sent.push({ id, rule });
          return answer(id, rule);
        },
        deleteAlert: () => (refuse === undefined ? Promise.resolve(null) : Promise.reject(refuse))
      },
      'anise',
      () => 'kg'
    );
    await store.load();
  });

  it('does not send an alert without a valid number', async () => {
    expect(await store.submit()).toBeUndefined();
    expect(store.problem).toBe('required');
    store.setText('abc');
    expect(await store.submit()).toBeUndefined();
    expect(store.problem).toBe('number');
    store.setKind('move');
    store.setText('500');
    await store.submit();
    expect(store.problem).toBe('number');
    expect(sent).toEqual([]);
  });

  it.each([
    [buildApiError('CONFLICT'), 'same'],
    [new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { lineId: 'max' } }), 'max'],
    [new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { lineId: 'maxAll' } }), 'maxAll']
  ])('explains the error %s and keeps the input', async (error, problem) => {
    refuse = error;
    store.setText('36');
    expect(await store.submit()).toBeUndefined();
    expect([store.problem, store.text, store.isSubmitting]).toEqual([problem, '36', false]);
  });

  it('rejects with an error that the input did not cause, and can submit again', async () => {
    refuse = buildApiError('NETWORK');
    store.setText('36');
    await expect(store.submit()).rejects.toMatchObject({ code: 'NETWORK' });
    refuse = undefined;
    expect(await store.submit()).toMatchObject({ id: 'new' });
  });

  it('sends one alert on a double tap', async () => {
    store.setText('37');
    const [first, second] = await Promise.all([store.submit(), store.submit()]);
    expect(first).toBeDefined();
    expect(second).toBeUndefined();
    expect(sent).toEqual([{ rule: { kind: 'above', priceFen: 3700 } }]);
    expect(store.alerts?.map(({ id }) => id)).toEqual(['one', 'new']);
    expect(store.text).toBe('');
  });

  it('edits an existing alert in the form', async () => {
    store.edit(kept[0] as PriceAlert);
    expect([store.kind, store.text]).toEqual(['above', '36']);
    store.setKind('move');
    expect(store.text).toBe('');
    store.setText('3');
    await store.submit();
    expect(sent).toEqual([{ id: 'one', rule: { kind: 'move', changeBp: 300 } }]);
    expect([store.editedId, store.alerts?.length]).toEqual(['', 1]);
  });

  it('restores an alert that the server did not delete', async () => {
    refuse = buildApiError('NETWORK');
    const removal = store.remove('one');
    expect(store.alerts).toEqual([]);
    await expect(removal).rejects.toMatchObject({ code: 'NETWORK' });
    expect(store.alerts).toEqual(kept);
  });

  it('restores only the alert that the server did not delete', async () => {
    kept = ['one', 'two', 'three'].map((id, index) => buildAlert(id, { kind: 'above', priceFen: 3600 + index }));
    await store.load();
    refuse = buildApiError('NETWORK');
    const failure = store.remove('one').catch((error: unknown) => error);
    refuse = undefined;
    await store.remove('two');
    expect(await failure).toMatchObject({ code: 'NETWORK' });
    expect(store.alerts?.map(({ id }) => id)).toEqual(['one', 'three']);
  });

  describe('PriceAlertsStore before its list has arrived', () => {
    let arrivals: ((alerts: PriceAlert[] | Promise<PriceAlert[]>) => void)[];

    beforeEach(() => {
      arrivals = [];
      store = new PriceAlertsStore(
        {
          listAlerts: () => new Promise((resolve) => arrivals.push(resolve)),
          createAlert: (_, rule) => answer('new', rule),
          changeAlert: (id, rule) => answer(id, rule),
          deleteAlert: () => Promise.resolve(null)
        },
        'anise',
        () => 'kg'
      );
      void store.load();
      store.setText('37');
    });

    it('shows a new alert with the others', async () => {
      const submission = store.submit();
      await whenIdle();
      const [one] = kept;
      arrivals[1]?.([one as PriceAlert, buildAlert('new', { kind: 'above', priceFen: 3700 })]);
      expect(await submission).toMatchObject({ id: 'new' });
      // Asked before the alert was saved.
      arrivals[0]?.(kept);
      await whenIdle();
      expect(store.alerts?.map(({ id }) => id)).toEqual(['one', 'new']);
    });

    it('shows the error of the list, and not the new alert alone', async () => {
      const submission = store.submit();
      await whenIdle();
      arrivals[1]?.(Promise.reject(buildApiError('NETWORK')));
      expect(await submission).toMatchObject({ id: 'new' });
      expect(store.alerts).toBeNull();
      expect(store.error).toMatchObject({ code: 'NETWORK' });
      expect(store.text).toBe('');
    });

    it('shows what else has changed when an alert is saved while the list is loaded again', async () => {
      const [one] = kept;
      arrivals[0]?.(kept);
      await whenIdle();
      void store.load();
      store.edit(one as PriceAlert);
      store.setText('38');
      const submission = store.submit();
      await whenIdle();
      const changed: PriceAlert[] = [
        buildAlert('one', { kind: 'above', priceFen: 3800 }),
        buildAlert('two', { kind: 'below', priceFen: 3000 })
      ];
      arrivals[2]?.(changed);
      await submission;
      arrivals[1]?.(kept);
      await whenIdle();
      expect(store.alerts).toEqual(changed);
    });
  });
});
