import type { UpdateCompanyBody } from '@contract/company';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { ApiError } from '@/lib/ApiError';
import type { PickedFile } from '@/platform/filePicker/types';
import { buildCompanyInfo } from '@/testing/buildTeam';
import { certificateField, pictureField } from './companyForm';
import { CompanyFormStore } from './CompanyForm.store';

const certificate = { name: '有机产品', no: '', validUntil: null, imageUrl: '/uploads/paper.jpg' };
const company = buildCompanyInfo({
  logoUrl: '/uploads/logo.jpg',
  coverUrls: ['/uploads/a.jpg', '/uploads/b.jpg'],
  videoUrl: '/uploads/film.mp4',
  videoState: 'shown',
  contactMobile: '13800138000',
  certificates: [certificate]
});

const position = { latitude: 22.66, longitude: 110.17 };
const yuzhou = { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'], isExact: true };
const chosenYuzhou = { regionCode: yuzhou.code, regionNames: yuzhou.names };

describe('CompanyFormStore', () => {
  let sent: UpdateCompanyBody[];
  let rejectWithFields: ApiError | undefined;
  let chosen: PickedFile[];
  const newPhotos = (most: number) =>
    new UploadsStore(
      {
        pickFiles: () => Promise.resolve(chosen),
        uploadFile: (path) => Promise.resolve({ url: `/uploads/${path}` }),
        releaseFile: () => undefined
      },
      most
    );
  const setup = (shown = company) =>
    new CompanyFormStore(
      {
        newPhotos,
        newVideo: () => newPhotos(1),
        updateCompany: (body) => {
          sent.push(body);
          return rejectWithFields ? Promise.reject(rejectWithFields) : Promise.resolve();
        }
      },
      shown
    );
  const open = async () => {
    const store = setup();
    await store.form.load();
    return store;
  };
  const keyAt = ({ form }: CompanyFormStore, index: number) => form.values.certificates[index]?.key ?? -1;
  const pictureAt = (store: CompanyFormStore, index: number) => store.form.uploads[pictureField(keyAt(store, index))];
  const choose = (path: string) => {
    chosen = [{ path, bytes: 1 }];
  };

  beforeEach(() => {
    [sent, rejectWithFields, chosen] = [[], undefined, []];
  });

  it('sends nothing while a certificate has no name and reports the field', async () => {
    const store = await open();
    store.addCertificate();
    expect(await store.form.submit()).toBe('invalid');
    expect([sent, store.form.problemOf('certificates'), store.firstInvalidField]).toEqual([
      [],
      'pattern',
      'certificates'
    ]);
  });

  it('sends a map position with its region and street, and clears it when one of them changes', async () => {
    const store = await open();
    const market = { position, region: yuzhou, street: '二环北路1号香料市场' };
    for (const change of [
      () => store.setAddress('二环北路2号'),
      () => store.setRegion({ regionCode: '450923', regionNames: ['广西壮族自治区', '玉林市', '博白县'] })
    ]) {
      store.setLocation(market);
      store.setAddress(market.street);
      store.setRegion(chosenYuzhou);
      expect(store.fields).toMatchObject({ regionCode: '450902', address: market.street, position });
      change();
      expect(store.fields.position).toBeNull();
    }
    store.setLocation(market);
    await store.form.submit();
    expect(sent).toMatchObject([{ regionCode: '450902', position }]);
  });

  it('accepts no city as region, and keeps the position while its district is chosen', async () => {
    const store = await open();
    store.setLocation({ position, region: { code: '450900', names: [], isExact: false }, street: '' });
    expect([store.fields.regionCode, store.form.values.regionNames]).toEqual([null, []]);
    store.setRegion(chosenYuzhou);
    expect([store.fields.regionCode, store.fields.position]).toEqual(['450902', position]);
  });

  it('marks pictures rejected by the server and submits once they are removed', async () => {
    const store = await open();
    const { form } = store;
    const { logoUrl: logo, coverUrls: covers, videoUrl: video } = form.uploads;
    rejectWithFields = new ApiError('VALIDATION', '', {
      error: 'VALIDATION',
      fields: { 'coverUrls.1': 'unfit', 'certificates.0.imageUrl': 'unfit', videoUrl: 'pattern' }
    });
    form.set({ intro: '新的介绍' });
    expect(await form.submit()).toBe('invalid');
    const picture = pictureAt(store, 0);
    expect([covers?.problem, covers?.items[0]?.problem, picture?.problem]).toEqual(['unfit', undefined, 'unfit']);
    expect([video?.problem, logo?.problem, form.values.intro]).toEqual(['unfit', undefined, '新的介绍']);
    rejectWithFields = undefined;
    expect(await form.submit()).toBe('invalid');
    expect(sent).toHaveLength(1);
    for (const photos of [covers, video, picture]) {
      photos?.remove(photos.items.find(({ problem }) => problem)?.key ?? 0);
    }
    expect(await form.submit()).toBe('sent');
    expect(sent[1]).toMatchObject({
      coverUrls: ['/uploads/a.jpg'],
      videoUrl: null,
      certificates: [{ ...certificate, imageUrl: null }]
    });
  });

  it('marks texts rejected by the server until they change or are submitted again', async () => {
    const store = await open();
    const { form } = store;
    rejectWithFields = new ApiError('VALIDATION', '', {
      error: 'VALIDATION',
      fields: { intro: 'contact', address: 'banned', 'certificates.0.name': 'contact' }
    });
    form.set({ intro: '加微信 xiang-2026' });
    await form.submit();
    const refused = () => [
      form.problemOf('intro'),
      form.problemOf('address'),
      form.problemOf(certificateField(keyAt(store, 0), 'name')),
      store.firstInvalidField
    ];
    expect(refused()).toEqual(['contact', 'banned', 'contact', 'address']);
    form.set({ address: '香料大道 18 号' });
    store.setCertificate(keyAt(store, 0), { no: '001OP' });
    expect(refused()).toEqual(['contact', undefined, 'contact', 'intro']);
    form.set({ intro: '收八角' });
    store.setCertificate(keyAt(store, 0), { name: '有机产品认证' });
    expect(refused()).toEqual([undefined, undefined, undefined, undefined]);
    form.set({ intro: '加微信 xiang-2026' });
    await form.submit();
    rejectWithFields = undefined;
    expect(await form.submit()).toBe('sent');
  });

  it('sends each certificate with its picture, even after an earlier one was removed', async () => {
    const store = await open();
    store.addCertificate();
    store.setCertificate(keyAt(store, 1), { name: '检测报告' });
    choose('report.jpg');
    await pictureAt(store, 1)?.add();
    store.removeCertificate(keyAt(store, 0));
    await store.form.submit();
    expect(sent[0]?.certificates).toEqual([
      { name: '检测报告', no: '', validUntil: null, imageUrl: '/uploads/report.jpg' }
    ]);
  });

  it('has changes after removing a picture, but not after opening, saving or discarding', async () => {
    const { form } = await open();
    const { coverUrls: covers } = form.uploads;
    expect(form.isChanged).toBe(false);
    covers?.remove(covers.items[0]?.key ?? 0);
    expect(form.isChanged).toBe(true);
    await form.submit();
    expect(form.isChanged).toBe(false);
    form.set({ intro: '别的' });
    form.discardChanges();
    expect(form.isChanged).toBe(false);
  });

  describe('drafts', () => {
    const saveDraft = async (change: (store: CompanyFormStore) => unknown) => {
      const store = await open();
      await change(store);
      const { values, uploadIds } = store.form;
      store.drafts.save('u1', { values: { ...values }, photos: uploadIds });
    };
    const reopen = async (shown = company) => {
      const store = setup(shown);
      await store.form.load(store.drafts.find('u1'));
      return store;
    };

    it('are not restored for another company', async () => {
      await saveDraft(({ form }) => form.set({ intro: '草稿' }));
      expect((await reopen(buildCompanyInfo({ id: 'c2', intro: '别家' }))).form.values.intro).toBe('别家');
    });

    it('restore texts, choices, pictures and certificates', async () => {
      choose('new.jpg');
      await saveDraft(async (store) => {
        const { set, uploads } = store.form;
        set({ intro: '草稿' });
        store.setRegion({ regionCode: '450902', regionNames: ['广西', '玉林市', '玉州区'] });
        await uploads['coverUrls']?.add();
        uploads['videoUrl']?.remove(uploads['videoUrl'].items[0]?.key ?? 0);
        store.setCertificate(keyAt(store, 0), { no: '001OP' });
      });
      const { form, fields } = await reopen();
      expect(fields).toMatchObject({
        intro: '草稿',
        regionCode: '450902',
        logoUrl: '/uploads/logo.jpg',
        coverUrls: ['/uploads/a.jpg', '/uploads/b.jpg', '/uploads/new.jpg'],
        videoUrl: null,
        certificates: [{ ...certificate, no: '001OP' }]
      });
      expect([form.values.regionNames.at(-1), form.isChanged]).toEqual(['玉州区', true]);
    });

    it('preserve fields that a colleague has changed since', async () => {
      await saveDraft(({ form }) => form.set({ intro: '草稿' }));
      const since = { ...company, website: 'https://example.cn', logoUrl: null };
      const { fields } = await reopen(since);
      expect([fields.intro, fields.website, fields.logoUrl]).toEqual(['草稿', 'https://example.cn', null]);
    });
  });
});
