import type { PersonPapers } from '@contract/verification';
import { ApiError } from '@/request/ApiError';
import { PhotosStore } from '@/components/photo/Photos.store';
import { personForm, type PersonFormValues } from './personForm';
import { VerificationFormStore, type FormApi } from './VerificationForm.store';

const complete: Partial<PersonFormValues> = {
  realName: '覃明',
  idNumber: '440524188001010014',
  isLongTerm: true
};

const sentBefore: PersonPapers = {
  realName: '覃明',
  idType: 'residentId',
  idNumber: null,
  idNumberMasked: '4405************14',
  birthday: null,
  idFront: 'front-1',
  idBack: 'back-1',
  validUntil: null
};
const nothing = (): ReturnType<FormApi<PersonFormValues, PersonPapers>['load']> =>
  Promise.resolve({ papers: null, reasons: [] });

function setUp(send: (values: PersonFormValues, requestId: string) => Promise<unknown>, load = nothing) {
  let made = 0;
  const store = new VerificationFormStore(personForm, {
    load,
    send,
    newRequestId: () => Promise.resolve(`request-${(made += 1)}`),
    newPhotos: (most) =>
      new PhotosStore(
        {
          choosePhotos: () => Promise.resolve([{ path: 'a.jpg', bytes: 1 }]),
          uploadImage: () => Promise.resolve({ url: 'image-1' }),
          forgetPhoto: () => undefined
        },
        most
      ),
    previewPhoto: () => Promise.resolve('data:')
  });
  return store;
}

async function fill(store: ReturnType<typeof setUp>): Promise<void> {
  await store.load();
  store.set(complete);
  await store.photos['idFront']?.add();
  await store.photos['idBack']?.add();
}

describe('a form of verification', () => {
  it('takes back why a photo was refused as soon as there is another one', async () => {
    const store = setUp(
      () => Promise.resolve(),
      () => Promise.resolve({ papers: sentBefore, reasons: [{ field: 'idFront', text: '反光' }] })
    );
    await store.load();
    expect([store.reasonOf('idFront'), store.isChanged]).toEqual(['反光', false]);
    store.photos['idFront']?.remove(store.photos['idFront'].photos[0]?.key ?? 0);
    await store.photos['idFront']?.add();
    expect([store.reasonOf('idFront'), store.isChanged]).toEqual([undefined, true]);
  });

  it('complains of a field only after it was left or the form was sent', async () => {
    const store = setUp(() => Promise.resolve());
    await store.load();
    expect(store.problemOf('realName')).toBeUndefined();
    store.leave('realName');
    expect(store.problemOf('realName')).toBe('required');
    expect(store.problemOf('idNumber')).toBeUndefined();
    expect(await store.submit()).toBe('invalid');
    expect(store.problemOf('idNumber')).toBe('required');
  });

  it('is sent once, however often the button is tapped', async () => {
    const sent: string[] = [];
    const store = setUp((_, requestId) => Promise.resolve(sent.push(requestId)));
    await fill(store);
    expect(await Promise.all([store.submit(), store.submit()])).toEqual(['sent', 'busy']);
    expect(sent).toEqual(['request-1']);
    expect(store.isChanged).toBe(false);
  });

  it('is tried again as the same request until something in it changes', async () => {
    const sent: string[] = [];
    const store = setUp((_, requestId) => {
      sent.push(requestId);
      return Promise.reject(new ApiError('TIMEOUT', ''));
    });
    await fill(store);
    await expect(store.submit()).rejects.toThrow();
    await expect(store.submit()).rejects.toThrow();
    store.set({ realName: '覃敏' });
    await expect(store.submit()).rejects.toThrow();
    expect(sent).toEqual(['request-1', 'request-1', 'request-2']);
    store.photos['idFront']?.remove(1);
    await store.photos['idFront']?.add();
    expect([store.isSubmitting, store.values.realName, store.isChanged]).toEqual([false, '覃敏', true]);
  });

  it('shows what the server refuses beside the field, until that changes', async () => {
    const refusal = new ApiError('VALIDATION', '', { error: 'VALIDATION', fields: { idNumber: 'taken' } });
    const store = setUp(() => Promise.reject(refusal));
    await fill(store);
    expect(await store.submit()).toBe('invalid');
    expect(store.problemOf('idNumber')).toBe('taken');
    store.set({ idNumber: '11010519491231002X' });
    expect(store.problemOf('idNumber')).toBeUndefined();
  });
});
