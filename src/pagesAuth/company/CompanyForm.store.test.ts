import type { UpdateCompanyBody } from '@contract/company';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { ApiError } from '@/lib/ApiError';
import type { PickedFile } from '@/platform/filePicker/types';
import { buildCompanyInfo } from '@/testing/buildTeam';
import { CompanyDraftAdapter } from './companyDraft';
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
  const open = (shown = company) =>
    new CompanyFormStore(
      {
        newPhotos,
        newVideo: () => newPhotos(1),
        updateCompany: (body) => {
          sent.push(body);
          return rejectWithFields ? Promise.reject(rejectWithFields) : Promise.resolve(company);
        }
      },
      shown
    );
  const choose = (path: string) => {
    chosen = [{ path, bytes: 1 }];
  };

  beforeEach(() => {
    [sent, rejectWithFields, chosen] = [[], undefined, []];
  });

  it('sends nothing while a certificate has no name and reports the field', async () => {
    const form = open();
    form.certificates.add();
    expect(await form.save()).toBeUndefined();
    expect([sent, form.problemOf('certificates'), form.firstInvalidField]).toEqual([[], 'pattern', 'certificates']);
  });

  it('sends a map position with its region and street, and clears it when one of them changes', async () => {
    const form = open();
    const market = { position, region: yuzhou, street: '二环北路1号香料市场' };
    for (const change of [
      () => form.setAddress('二环北路2号'),
      () => form.setRegion({ code: '450923', names: ['广西壮族自治区', '玉林市', '博白县'] })
    ]) {
      form.setLocation(market);
      form.setAddress(market.street);
      form.setRegion(yuzhou);
      expect(form.fields).toMatchObject({ regionCode: '450902', address: market.street, position });
      change();
      expect(form.fields.position).toBeNull();
    }
    form.setLocation(market);
    await form.save();
    expect(sent).toMatchObject([{ regionCode: '450902', position }]);
  });

  it('accepts no city as region, and keeps the position while its district is chosen', () => {
    const form = open();
    form.setLocation({ position, region: { code: '450900', names: [], isExact: false }, street: '' });
    expect([form.fields.regionCode, form.regionNames]).toEqual([null, []]);
    form.setRegion(yuzhou);
    expect([form.fields.regionCode, form.fields.position]).toEqual(['450902', position]);
  });

  it('marks pictures rejected by the server and submits once they are removed', async () => {
    const form = open();
    rejectWithFields = new ApiError('VALIDATION', '', {
      error: 'VALIDATION',
      fields: { 'coverUrls.1': 'unfit', 'certificates.0.imageUrl': 'unfit', videoUrl: 'pattern' }
    });
    form.set('intro', '新的介绍');
    expect(await form.save()).toBeUndefined();
    const [picture] = form.certificates.items;
    expect([form.covers.problem, form.covers.items[0]?.problem, picture?.picture.problem]).toEqual([
      'unfit',
      undefined,
      'unfit'
    ]);
    expect([form.video.problem, form.logo.problem, form.values.intro]).toEqual(['unfit', undefined, '新的介绍']);
    rejectWithFields = undefined;
    expect(await form.save()).toBeUndefined();
    expect(sent).toHaveLength(1);
    for (const photos of [form.covers, form.video, picture?.picture]) {
      photos?.remove(photos.items.find(({ problem }) => problem)?.key ?? 0);
    }
    expect(await form.save()).toBe(company);
    expect(sent[1]).toMatchObject({
      coverUrls: ['/uploads/a.jpg'],
      videoUrl: null,
      certificates: [{ ...certificate, imageUrl: null }]
    });
  });

  it('marks texts rejected by the server until they change or are submitted again', async () => {
    const form = open();
    rejectWithFields = new ApiError('VALIDATION', '', {
      error: 'VALIDATION',
      fields: { intro: 'contact', address: 'banned', 'certificates.0.name': 'contact' }
    });
    form.set('intro', '加微信 xiang-2026');
    await form.save();
    const refused = () => [
      form.problemOf('intro'),
      form.problemOf('address'),
      form.certificates.items[0]?.serverErrors.name,
      form.firstInvalidField
    ];
    expect(refused()).toEqual(['contact', 'banned', 'contact', 'address']);
    form.set('address', '香料大道 18 号');
    form.certificates.set(form.certificates.items[0]?.key ?? 0, { no: '001OP' });
    expect(refused()).toEqual(['contact', undefined, 'contact', 'intro']);
    form.set('intro', '收八角');
    form.certificates.set(form.certificates.items[0]?.key ?? 0, { name: '有机产品认证' });
    expect(refused()).toEqual([undefined, undefined, undefined, undefined]);
    form.set('intro', '加微信 xiang-2026');
    await form.save();
    rejectWithFields = undefined;
    expect(await form.save()).toBe(company);
  });

  it('sends each certificate with its picture, even after an earlier one was removed', async () => {
    const form = open();
    form.certificates.add();
    const [first, second] = form.certificates.items;
    form.certificates.set(second?.key ?? 0, { name: '检测报告' });
    choose('report.jpg');
    await second?.picture.add();
    form.certificates.remove(first?.key ?? 0);
    await form.save();
    expect(sent[0]?.certificates).toEqual([
      { name: '检测报告', no: '', validUntil: null, imageUrl: '/uploads/report.jpg' }
    ]);
  });

  it('has changes after removing a picture, but not after opening, saving or discarding', async () => {
    const form = open();
    expect(form.hasChanged).toBe(false);
    form.covers.remove(form.covers.items[0]?.key ?? 0);
    expect(form.hasChanged).toBe(true);
    await form.save();
    expect(form.hasChanged).toBe(false);
    form.set('intro', '别的');
    form.discardChanges();
    expect(form.hasChanged).toBe(false);
  });

  describe('drafts', () => {
    const draftOf = async (change: (form: CompanyFormStore) => unknown) => {
      const form = open();
      await change(form);
      return {
        values: JSON.parse(JSON.stringify(new CompanyDraftAdapter(form).values)) as CompanyDraftAdapter['values']
      };
    };
    const reopen = async (draft: Awaited<ReturnType<typeof draftOf>>, shown = company) => {
      const form = open(shown);
      await new CompanyDraftAdapter(form).load(draft);
      return form;
    };

    it('are not restored for another company', async () => {
      const draft = await draftOf((form) => form.set('intro', '草稿'));
      expect((await reopen(draft, buildCompanyInfo({ id: 'c2', intro: '别家' }))).values.intro).toBe('别家');
    });

    it('restore texts, choices, pictures and certificates', async () => {
      choose('new.jpg');
      const draft = await draftOf(async (form) => {
        form.set('intro', '草稿');
        form.setRegion({ code: '450902', names: ['广西', '玉林市', '玉州区'] });
        await form.covers.add();
        form.video.remove(form.video.items[0]?.key ?? 0);
        form.certificates.set(form.certificates.items[0]?.key ?? 0, { no: '001OP' });
      });
      const form = await reopen(draft);
      expect(form.fields).toMatchObject({
        intro: '草稿',
        regionCode: '450902',
        logoUrl: '/uploads/logo.jpg',
        coverUrls: ['/uploads/a.jpg', '/uploads/b.jpg', '/uploads/new.jpg'],
        videoUrl: null,
        certificates: [{ ...certificate, no: '001OP' }]
      });
      expect([form.regionNames.at(-1), form.hasChanged]).toEqual(['玉州区', true]);
    });

    it('preserve fields that a colleague has changed since', async () => {
      const draft = await draftOf((form) => form.set('intro', '草稿'));
      const since = { ...company, website: 'https://example.cn', logoUrl: null };
      const { fields } = await reopen(draft, since);
      expect([fields.intro, fields.website, fields.logoUrl]).toEqual(['草稿', 'https://example.cn', null]);
    });
  });
});
