import { makeAutoObservable, observableRef, runInAction, toJS } from 'mobx';
import { companyCompletion } from '@rules/companyCompletion';
import { isCompanyFieldRight, wrongCompanyFields, type CompanyField } from '@rules/companyFields';
import type { CompanyFields, CompanyInfo, UpdateCompanyBody } from '@contract/company';
import type { RegionPath } from '@contract/region';
import type { PhotosStore } from '@/components/photo/Photos.store';
import { uploadUri } from '@/platform/uploadUri';
import { CertificatesStore } from './Certificates.store';
import { editableOf, type CompanyChanges, type CompanyValues } from './editableFields';

interface FormApi {
  updateCompany(body: UpdateCompanyBody): Promise<CompanyInfo>;
  newPhotos(most: number): PhotosStore;
  newVideo(): PhotosStore;
}

const COVERS = 5;
const checked: readonly CompanyField[] = [
  'shortName',
  'contactName',
  'contactMobile',
  'landline',
  'email',
  'website',
  'certificates'
];

/** What owner and admins write of their company, while they write it. Lives as long as the form. */
export class CompanyFormStore {
  values: CompanyValues;
  /** The names of what is chosen by code or id. */
  regionNames: readonly string[];
  varietyNames: readonly string[];
  readonly logo: PhotosStore;
  readonly covers: PhotosStore;
  readonly video: PhotosStore;
  readonly certificates: CertificatesStore;
  isSaving = false;
  error: unknown = undefined;
  private left: ReadonlySet<CompanyField> = new Set();
  /** Fields that the server did not take. */
  private refused: ReadonlySet<string> = new Set();
  private first: CompanyFields;

  constructor(
    private readonly api: FormApi,
    readonly company: CompanyInfo
  ) {
    this.logo = api.newPhotos(1);
    this.covers = api.newPhotos(COVERS);
    this.video = api.newVideo();
    this.certificates = new CertificatesStore(() => api.newPhotos(1));
    this.regionNames = company.region?.names ?? [];
    this.varietyNames = company.varieties.map(({ name }) => name);
    const { values, media } = editableOf(company);
    this.values = values;
    this.first = { ...values, ...media };
    makeAutoObservable<this, 'api' | 'first' | 'left' | 'refused'>(
      this,
      {
        regionNames: observableRef,
        varietyNames: observableRef,
        error: observableRef,
        left: observableRef,
        refused: observableRef,
        first: observableRef,
        api: false,
        company: false,
        logo: false,
        covers: false,
        video: false,
        certificates: false
      },
      { autoBind: true }
    );
    this.showMedia(this.first, () => true);
  }

  get fields(): CompanyFields {
    return {
      ...this.values,
      logoUrl: this.logo.urls[0] ?? null,
      coverUrls: [...this.covers.urls],
      videoUrl: this.video.urls[0] ?? null,
      certificates: this.certificates.values
    };
  }

  get changes(): CompanyChanges {
    const { first: before, regionNames, varietyNames } = this;
    return { before, now: toJS(this.fields), regionNames, varietyNames };
  }

  get hasChanged(): boolean {
    return !isSame(this.fields, this.first);
  }

  get completion(): ReturnType<typeof companyCompletion> {
    return companyCompletion(this.fields);
  }

  /** Is what stands in the field wrong, after it was left, sent, or not taken by the server? */
  isWrong(field: CompanyField): boolean {
    if (this.refused.has(field)) return true;
    return this.left.has(field) && !isCompanyFieldRight(field, this.fields[field]);
  }

  get wrongFields(): CompanyField[] {
    return wrongCompanyFields(this.fields);
  }

  set<F extends keyof CompanyValues>(field: F, value: CompanyValues[F]): void {
    this.values[field] = value;
    this.refused = new Set([...this.refused].filter((name) => name !== field));
  }

  setRegion({ code, names }: RegionPath): void {
    this.set('regionCode', code);
    this.regionNames = names;
  }

  setVarieties(ids: string[], names: string[]): void {
    this.set('varietyIds', ids);
    this.varietyNames = names;
  }

  leave(field: CompanyField): void {
    this.left = new Set([...this.left, field]);
  }

  /** Makes earlier changes anew. What a colleague has changed since stays where the person changed nothing. */
  restore({ before, now, regionNames, varietyNames }: CompanyChanges): void {
    const isChanged = (field: keyof CompanyFields) => !isSame(before[field], now[field]);
    for (const field of Object.keys(this.values) as (keyof CompanyValues)[]) {
      if (isChanged(field)) Object.assign(this.values, { [field]: now[field] });
    }
    if (isChanged('regionCode')) this.regionNames = regionNames;
    if (isChanged('varietyIds')) this.varietyNames = varietyNames;
    this.showMedia(now, isChanged);
  }

  /** What is filled in is given up: nothing counts as changed any more. */
  giveUp(): void {
    this.first = toJS(this.fields);
  }

  dispose(): void {
    for (const media of [this.logo, this.covers, this.video, this.certificates]) media.dispose();
  }

  /** The company as it was saved; undefined when something is wrong (a field, a photo, or `error`) or it is being saved. */
  async save(): Promise<CompanyInfo | undefined> {
    this.left = new Set(checked);
    if (this.isSaving || this.wrongFields.length > 0) return undefined;
    this.isSaving = true;
    this.error = undefined;
    try {
      const media = [this.logo, this.covers, this.video, this.certificates];
      const arrived = await Promise.all(media.map((one) => one.settle()));
      if (arrived.includes(false)) return undefined;
      const saved = await this.api.updateCompany({ id: this.company.id, ...this.fields });
      this.giveUp();
      return saved;
    } catch (error) {
      const fields = (error as { data?: { fields?: Record<string, string> } }).data?.fields ?? {};
      runInAction(() => {
        for (const path of Object.keys(fields)) this.refuse(path.split(/[./]/));
        this.error = error;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  /** The server names a picture by its place: `coverUrls.1`, `certificates.0.imageUrl`. */
  private refuse([field = '', place, part]: string[]): void {
    if (field === 'logoUrl') this.logo.refuse(0);
    else if (field === 'coverUrls') this.covers.refuse(Number(place ?? 0));
    else if (field === 'videoUrl') this.video.refuse(0);
    else if (part === 'imageUrl') this.certificates.refuse(Number(place));
    else this.refused = new Set([...this.refused, field]);
  }

  private showMedia(fields: CompanyFields, isWanted: (field: keyof CompanyFields) => boolean): void {
    if (isWanted('logoUrl')) show(this.logo, fields.logoUrl === null ? [] : [fields.logoUrl]);
    if (isWanted('coverUrls')) show(this.covers, fields.coverUrls);
    if (isWanted('videoUrl')) show(this.video, fields.videoUrl === null ? [] : [fields.videoUrl]);
    if (isWanted('certificates')) this.certificates.fill(fields.certificates);
  }
}

function show(photos: PhotosStore, urls: readonly string[]): void {
  photos.dispose();
  photos.restore(urls, uploadUri);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
