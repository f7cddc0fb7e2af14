import { makeAutoObservable, observableRef, runInAction, toJS } from 'mobx';
import type { CompanyFields, CompanyInfo, UpdateCompanyBody } from '@contract/company';
import type { RegionPath } from '@contract/region';
import { companyCompletion } from '@rules/companyCompletion';
import { type CompanyField, invalidCompanyFields } from '@rules/companyFields';
import { FieldErrors } from '@/components/form/FieldErrors';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { fieldErrorsOf } from '@/lib/ApiError';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import type { LocationAddress } from '../components/mapLocation/locationToAddress';
import { CertificatesStore } from './Certificates.store';
import { type CompanyChanges, type CompanyValues, editableFieldsOf, fieldOrder } from './companyForm';

interface CompanyFormApi {
  updateCompany(body: UpdateCompanyBody): Promise<CompanyInfo>;
  newPhotos(maxCount: number): UploadsStore;
  newVideo(): UploadsStore;
}

const MAX_COVERS = 5;

/** Form in which owner and admins edit their company. Lives as long as the form. */
export class CompanyFormStore {
  values: CompanyValues;
  /** Names of the chosen region, from province to district; `values` holds only its code. */
  regionNames: readonly string[];
  varietyNames: readonly string[];
  readonly logo: UploadsStore;
  readonly covers: UploadsStore;
  readonly video: UploadsStore;
  readonly certificates: CertificatesStore;
  isSaving = false;
  error: unknown = undefined;
  private readonly fieldErrors = new FieldErrors();
  private initialFields: CompanyFields;

  constructor(
    private readonly api: CompanyFormApi,
    readonly company: CompanyInfo
  ) {
    this.logo = api.newPhotos(1);
    this.covers = api.newPhotos(MAX_COVERS);
    this.video = api.newVideo();
    this.certificates = new CertificatesStore(() => api.newPhotos(1));
    this.regionNames = company.region?.names ?? [];
    this.varietyNames = company.varieties.map(({ name }) => name);
    const { values, media } = editableFieldsOf(company);
    this.values = values;
    this.initialFields = { ...values, ...media };
    makeAutoObservable<this, 'api' | 'initialFields' | 'fieldErrors'>(
      this,
      {
        regionNames: observableRef,
        varietyNames: observableRef,
        error: observableRef,
        fieldErrors: false,
        initialFields: observableRef,
        api: false,
        company: false,
        logo: false,
        covers: false,
        video: false,
        certificates: false
      },
      { autoBind: true }
    );
    this.restoreMedia(this.initialFields, () => true);
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
    const { initialFields: before, regionNames, varietyNames } = this;
    return { before, now: toJS(this.fields), regionNames, varietyNames };
  }

  get hasChanged(): boolean {
    return !isSame(this.fields, this.initialFields);
  }

  get completion(): ReturnType<typeof companyCompletion> {
    return companyCompletion(this.fields);
  }

  /** Returns the error of a field: `pattern` once it was touched or submitted, or the server's reason. */
  problemOf(field: keyof CompanyFields): string | undefined {
    const isInvalid = this.invalidFields.some((wrong) => wrong === field);
    return this.fieldErrors.problemOf(field, isInvalid ? 'pattern' : undefined);
  }

  /** The first field with an error, in the order of the form. */
  get firstInvalidField(): keyof CompanyFields | undefined {
    return fieldOrder.find((field) => this.hasProblem(field));
  }

  get invalidFields(): CompanyField[] {
    return invalidCompanyFields(this.fields);
  }

  set<F extends keyof CompanyValues>(field: F, value: CompanyValues[F]): void {
    this.values[field] = value;
    this.fieldErrors.clear([field]);
  }

  /** Sets the region. A changed region clears the map position, unless none was set before. */
  setRegion({ code, names }: RegionPath): void {
    if (this.values.regionCode !== null && this.values.regionCode !== code) this.set('position', null);
    this.set('regionCode', code);
    this.regionNames = names;
  }

  /** Sets the street. A changed street clears the map position. */
  setAddress(address: string): void {
    if (address !== this.values.address) this.set('position', null);
    this.set('address', address);
  }

  /**
   * Sets a map position with its region and street. A city is no valid region of a company: the user has to choose the
   * district.
   */
  setLocation({ region, street, position }: LocationAddress): void {
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

  touch(field: keyof CompanyFields): void {
    this.fieldErrors.touch(field);
  }

  /**
   * Reapplies the changes of a draft. Fields that the draft left unchanged keep the current values, which a colleague
   * may have edited.
   */
  restore({ before, now, regionNames, varietyNames }: CompanyChanges): void {
    const isChanged = (field: keyof CompanyFields) => !isSame(before[field], now[field]);
    for (const field of Object.keys(this.values) as (keyof CompanyValues)[]) {
      if (isChanged(field)) Object.assign(this.values, { [field]: now[field] });
    }
    if (isChanged('regionCode')) this.regionNames = regionNames;
    if (isChanged('varietyIds')) this.varietyNames = varietyNames;
    this.restoreMedia(now, isChanged);
  }

  /** Makes the current values the baseline: `hasChanged` becomes false. */
  discardChanges(): void {
    this.initialFields = toJS(this.fields);
  }

  dispose(): void {
    for (const media of [this.logo, this.covers, this.video, this.certificates]) media.dispose();
  }

  /**
   * Saves the company.
   * @returns the saved company; undefined when a field, a photo or the request failed (see `error`) or a save is
   * running
   */
  async save(): Promise<CompanyInfo | undefined> {
    this.fieldErrors.touchAll();
    if (this.isSaving || this.invalidFields.length > 0) return undefined;
    this.isSaving = true;
    this.error = undefined;
    this.fieldErrors.clearServerErrors();
    try {
      const media = [this.logo, this.covers, this.video, this.certificates];
      const arrived = await Promise.all(media.map((one) => one.settle()));
      if (arrived.includes(false)) return undefined;
      const saved = await this.api.updateCompany({ id: this.company.id, ...this.fields });
      this.discardChanges();
      return saved;
    } catch (error) {
      const fields = fieldErrorsOf(error);
      runInAction(() => {
        for (const [path, problem] of Object.entries(fields)) this.setServerError(path.split(/[./]/), problem);
        this.error = error;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  /** Assigns a server error to its field by path: `coverUrls.1`, `certificates.0.name`. */
  private setServerError([field = '', index, subField]: string[], problem: string): void {
    if (field === 'logoUrl') this.logo.markRejected(0);
    else if (field === 'coverUrls') this.covers.markRejected(Number(index ?? 0));
    else if (field === 'videoUrl') this.video.markRejected(0);
    else if (subField !== undefined) this.certificates.setServerError(Number(index), subField, problem);
    else this.fieldErrors.setServerError(field, problem);
  }

  private hasProblem(field: keyof CompanyFields): boolean {
    const pictures = { logoUrl: this.logo, coverUrls: this.covers, videoUrl: this.video } as const;
    if (field in pictures) return pictures[field as keyof typeof pictures].problem !== undefined;
    return this.problemOf(field) !== undefined || (field === 'certificates' && this.certificates.hasProblem);
  }

  private restoreMedia(fields: CompanyFields, isWanted: (field: keyof CompanyFields) => boolean): void {
    if (isWanted('logoUrl')) restorePhotos(this.logo, fields.logoUrl === null ? [] : [fields.logoUrl]);
    if (isWanted('coverUrls')) restorePhotos(this.covers, fields.coverUrls);
    if (isWanted('videoUrl')) restorePhotos(this.video, fields.videoUrl === null ? [] : [fields.videoUrl]);
    if (isWanted('certificates')) this.certificates.replaceAll(fields.certificates);
  }
}

function restorePhotos(photos: UploadsStore, urls: readonly string[]): void {
  photos.dispose();
  photos.restore(urls, uploadUri);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
