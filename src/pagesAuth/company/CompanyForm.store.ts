import { makeAutoObservable, observableRef, runInAction, toJS } from 'mobx';
import { companyCompletion } from '@rules/companyCompletion';
import { invalidCompanyFields, type CompanyField } from '@rules/companyFields';
import type { CompanyFields, CompanyInfo, UpdateCompanyBody } from '@contract/company';
import type { RegionPath } from '@contract/region';
import { FieldRemarks } from '@/components/form/FieldRemarks';
import type { PhotosStore } from '@/components/photo/Photos.store';
import { uploadUri } from '@/platform/uploadUri';
import type { PlaceParts } from '../components/place/placeParts';
import { CertificatesStore } from './Certificates.store';
import { editableOf, fieldOrder, type CompanyChanges, type CompanyValues } from './editableFields';

interface FormApi {
  updateCompany(body: UpdateCompanyBody): Promise<CompanyInfo>;
  newPhotos(most: number): PhotosStore;
  newVideo(): PhotosStore;
}

const COVERS = 5;

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
  private readonly remarks = new FieldRemarks();
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
    makeAutoObservable<this, 'api' | 'first' | 'remarks'>(
      this,
      {
        regionNames: observableRef,
        varietyNames: observableRef,
        error: observableRef,
        remarks: false,
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

  /** What is wrong with the field: `pattern` once it was left or sent, or why the server did not take it. */
  problemOf(field: keyof CompanyFields): string | undefined {
    const isWrong = this.wrongFields.some((wrong) => wrong === field);
    return this.remarks.problemOf(field, isWrong ? 'pattern' : undefined);
  }

  /** The first field with which something is wrong, in the order of the form. */
  get firstWrong(): keyof CompanyFields | undefined {
    return fieldOrder.find((field) => this.hasProblem(field));
  }

  get wrongFields(): CompanyField[] {
    return invalidCompanyFields(this.fields);
  }

  set<F extends keyof CompanyValues>(field: F, value: CompanyValues[F]): void {
    this.values[field] = value;
    this.remarks.change([field]);
  }

  /** Another region is another place on the map, unless the map named none. */
  setRegion({ code, names }: RegionPath): void {
    if (this.values.regionCode !== null && this.values.regionCode !== code) this.set('position', null);
    this.set('regionCode', code);
    this.regionNames = names;
  }

  /** So is another street. */
  setAddress(address: string): void {
    if (address !== this.values.address) this.set('position', null);
    this.set('address', address);
  }

  /** A place on the map, with its region and street. A city is no region of a company: its district is to be chosen. */
  takePlace({ region, street, position }: PlaceParts): void {
    const district = region?.isExact ? region : null;
    this.set('regionCode', district?.code ?? null);
    this.regionNames = district?.names ?? [];
    if (street !== '') this.set('address', street);
    this.set('position', position);
  }

  setVarieties(ids: string[], names: string[]): void {
    this.set('varietyIds', ids);
    this.varietyNames = names;
  }

  leave(field: keyof CompanyFields): void {
    this.remarks.leave(field);
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
    this.remarks.tryAll();
    if (this.isSaving || this.wrongFields.length > 0) return undefined;
    this.isSaving = true;
    this.error = undefined;
    this.remarks.forgetRefused();
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
        for (const [path, problem] of Object.entries(fields)) this.refuse(path.split(/[./]/), problem);
        this.error = error;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  /** The server names a thing by its place: `coverUrls.1`, `certificates.0.name`. */
  private refuse([field = '', place, part]: string[], problem: string): void {
    if (field === 'logoUrl') this.logo.refuse(0);
    else if (field === 'coverUrls') this.covers.refuse(Number(place ?? 0));
    else if (field === 'videoUrl') this.video.refuse(0);
    else if (part !== undefined) this.certificates.refuse(Number(place), part, problem);
    else this.remarks.refuse(field, problem);
  }

  private hasProblem(field: keyof CompanyFields): boolean {
    const pictures = { logoUrl: this.logo, coverUrls: this.covers, videoUrl: this.video } as const;
    if (field in pictures) return pictures[field as keyof typeof pictures].problem !== undefined;
    return this.problemOf(field) !== undefined || (field === 'certificates' && this.certificates.hasProblem);
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
