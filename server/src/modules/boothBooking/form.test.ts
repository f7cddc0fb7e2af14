import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BoothBookingForm } from '@contract/boothBooking';
import { MINUTE_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { boothBookings, boothInvoice, buildBoothForm } from '../../testing/boothBookings';
import { multipart } from '../../testing/multipart';
import { newPerson, setupMember } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { picture } from '../../testing/verification';
import { withDeps } from '../../testing/withDeps';

const call = 'POST /api/front/spiceExpo/boothBooking';

describe('the form of a booth booking', () => {
  let server: TestApp;
  let booths: ReturnType<typeof boothBookings>;
  before(async () => {
    server = await testApp({ isSeeded: true });
    booths = boothBookings(server);
  });
  after(() => server.close());

  const expectRefusal = async (token: string, bookingId: string, changes: Partial<BoothBookingForm> = {}) => {
    const input = { requestId: newId(), bookingId, form: buildBoothForm(changes) };
    const { error, fields } = await server.api.expectError(call, input, { token });
    return [error, fields ?? null];
  };
  const uploadLogo = async (token: string): Promise<string> => {
    const form = multipart('file', await picture(), { authorization: `Bearer ${token}` });
    const response = await server.app.inject({ method: 'POST', url: '/api/front/upload/image', ...form });
    return response.json<{ data: { url: string } }>().data.url;
  };

  it('is refused to strangers and to members of the company', async () => {
    const { booker, booking } = await booths.setupHeld();
    const person = await newPerson(server);
    assert.deepEqual(await expectRefusal(person.token, booking.id), ['NOT_FOUND', null]);
    await setupMember(server, booker.companyId, person.id);
    assert.deepEqual(await expectRefusal(person.token, booking.id), ['FORBIDDEN', { companyId: 'role' }]);
  });

  it('names every wrong field', async () => {
    const { booker, booking } = await booths.setupHeld();
    const cases: [changes: Partial<BoothBookingForm>, fields: Record<string, string>][] = [
      [{ contact: '覃' }, { contact: 'minLength' }],
      [{ mobile: '12345' }, { mobile: 'pattern' }],
      [{ varietyIds: [] }, { varietyIds: 'required' }],
      [{ varietyIds: ['unknown'] }, { varietyIds: 'unknown' }],
      [{ varietyIds: ['star-anise', 'star-anise'] }, { varietyIds: 'maxItems' }],
      [{ exhibits: '香'.repeat(201) }, { exhibits: 'maxLength' }],
      [{ fascia: ' ' }, { fascia: 'required' }],
      [{ fascia: '香'.repeat(21) }, { fascia: 'maxLength' }],
      [{ remark: '香'.repeat(141) }, { remark: 'maxLength' }],
      [{ invoice: { ...boothInvoice, uscc: '91450900XD00000168' } }, { 'invoice.uscc': 'pattern' }],
      [
        { invoice: { ...boothInvoice, title: '', email: 'no' } },
        { 'invoice.title': 'required', 'invoice.email': 'pattern' }
      ],
      [{ logoUrl: 'https://example.com/spy.gif' }, { logoUrl: 'unknown' }]
    ];
    for (const [changes, fields] of cases) {
      assert.deepEqual(await expectRefusal(booker.token, booking.id, changes), ['VALIDATION', fields]);
    }
    assert.equal(await booths.statusOf(booking), 'held');
  });

  it('is refused with the logo of another member, and with one that must not be public', async () => {
    const { booker, booking } = await booths.setupHeld();
    const foreign = await uploadLogo((await newPerson(server)).token);
    assert.deepEqual(await expectRefusal(booker.token, booking.id, { logoUrl: foreign }), [
      'VALIDATION',
      { logoUrl: 'unknown' }
    ]);
    const logoUrl = await uploadLogo(booker.token);
    await withDeps(server, { imageModeration: { isAllowed: () => Promise.resolve(false) } }, async () => {
      assert.deepEqual(await expectRefusal(booker.token, booking.id, { logoUrl }), [
        'VALIDATION',
        { logoUrl: 'unfit' }
      ]);
    });
  });

  it('is refused when the hold ran out, and after the deposit', async () => {
    const deposited = await booths.setupDeposited();
    assert.deepEqual(await expectRefusal(deposited.booker.token, deposited.booking.id), [
      'CONFLICT',
      { status: 'deposited' }
    ]);
    const { booker, booking } = await booths.setupHeld();
    server.advance(30 * MINUTE_MS);
    assert.deepEqual(await expectRefusal(booker.token, booking.id), ['CONFLICT', { status: 'released' }]);
  });

  it('is kept once per key, can be corrected, and does not extend the hold', async () => {
    const { booker, booking } = await booths.setupHeld();
    const logoUrl = await uploadLogo(booker.token);
    const form = buildBoothForm({ invoice: boothInvoice, logoUrl, needs: ['power', 'network'] });
    const input = { requestId: newId(), bookingId: booking.id, form };
    const first = await server.api.call(call, input, { token: booker.token });
    assert.deepEqual([first.booking.status, first.booking.form], ['depositPending', form]);
    assert.equal(first.booking.holdUntilMs, booking.holdUntilMs);
    const repeated = { ...input, form: buildBoothForm({ fascia: '另一块' }) };
    assert.deepEqual((await server.api.call(call, repeated, { token: booker.token })).booking.form, form);
    assert.equal((await booths.submit(booker, booking.id, { fascia: '新楣板', logoUrl })).form?.fascia, '新楣板');
  });
});
