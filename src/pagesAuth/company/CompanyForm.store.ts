import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { companyCompletion } from '@rules/companyCompletion';
import { isCompanyFieldRight, wrongCompanyFields, type CompanyField } from '@rules/companyFields';
import type { Certificate, CompanyFields, CompanyInfo, UpdateCompanyBody } from '@contract/company';
import type { RegionPath } from '@contract/region';
import type { PhotosStore } from '@/components/photo/Photos.store';

interface FormApi {
  updateCompany(body: UpdateCompanyBody): Promise<CompanyInfo>;
}

/** What the form holds beside its photos. */
export type CompanyValues = Omit<CompanyFields, 'logoUrl' | 'coverUrls'>;

const isField = (name: string): name is CompanyField => wrongNames.has(name);
const wrongNames = new Set<string>([
  'shortName',
  'contactName',
  'contactMobile',
  'landline',
  'email',
  'website',
  'certificates'
] satisfies CompanyField[]);

/** What owner and admins write of their company, while they write it. Lives as long as the form. */
export class CompanyFormStore {
  values: CompanyValues;
  /** The names of what is chosen by code or id. */
  regionNames: readonly string[];
  varietyNames: readonly string[];
  isSaving = false;
  error: unknown = undefined;
  private left: ReadonlySet<CompanyField> = new Set();
  /** Fields that the server did not take. */
  private refused: ReadonlySet<string> = new Set();
  private readonly first: string;

  constructor(
    private readonly api: FormApi,
    private readonly company: CompanyInfo,
    readonly logo: PhotosStore,
    readonly covers: PhotosStore
  ) {
    const { region, varieties } = company;
    this.regionNames = region?.names ?? [];
    this.varietyNames = varieties.map(({ name }) => name);
    this.values = {
      shortName: company.shortName,
      type: company.type,
      regionCode: region?.code ?? null,
      address: company.address,
      varietyIds: varieties.map(({ id }) => id),
      volumeBand: company.volumeBand,
      employeesBand: company.employeesBand,
      intro: company.intro,
      certificates: company.certificates.map((certificate) => ({ ...certificate })),
      contactName: company.contactName,
      contactMobile: company.contactMobile,
      contactFor: company.contactFor,
      landline: company.landline,
      email: company.email,
      website: company.website
    };
    makeAutoObservable<this, 'api' | 'company' | 'first' | 'left' | 'refused'>(
      this,
      {
        regionNames: observableRef,
        varietyNames: observableRef,
        error: observableRef,
        left: observableRef,
        refused: observableRef,
        api: false,
        company: false,
        first: false,
        logo: false,
        covers: false
      },
      { autoBind: true }
    );
    this.first = JSON.stringify(this.fields);
  }

  private get fields(): CompanyFields {
    return { ...this.values, logoUrl: this.logo.urls[0] ?? null, coverUrls: [...this.covers.urls] };
  }

  get hasChanged(): boolean {
    return JSON.stringify(this.fields) !== this.first;
  }

  get completion(): ReturnType<typeof companyCompletion> {
    return companyCompletion(this.fields);
  }

  /** Is what stands in the field wrong, after it was left, sent, or not taken by the server? */
  isWrong(field: CompanyField): boolean {
    if (this.refused.has(field)) return true;
    return this.left.has(field) && !isCompanyFieldRight(field, this.values[field]);
  }

  get wrongFields(): CompanyField[] {
    return wrongCompanyFields(this.values);
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

  addCertificate(): void {
    this.set('certificates', [...this.values.certificates, { name: '', no: '', validUntil: null, imageUrl: null }]);
  }

  setCertificate(place: number, changes: Partial<Certificate>): void {
    this.set(
      'certificates',
      this.values.certificates.map((one, index) => (index === place ? { ...one, ...changes } : one))
    );
  }

  removeCertificate(place: number): void {
    this.set(
      'certificates',
      this.values.certificates.filter((_, index) => index !== place)
    );
  }

  dispose(): void {
    this.logo.dispose();
    this.covers.dispose();
  }

  /** The company as it was saved; undefined when something is wrong (a field, a photo, or `error`) or it is being saved. */
  async save(): Promise<CompanyInfo | undefined> {
    this.left = new Set([...wrongNames].filter(isField));
    if (this.isSaving || this.wrongFields.length > 0) return undefined;
    this.isSaving = true;
    this.error = undefined;
    try {
      const [hasLogo, hasCovers] = await Promise.all([this.logo.settle(), this.covers.settle()]);
      if (!hasLogo || !hasCovers) return undefined;
      return await this.api.updateCompany({ id: this.company.id, ...this.fields });
    } catch (error) {
      const fields = (error as { data?: { fields?: Record<string, string> } }).data?.fields ?? {};
      runInAction(() => {
        this.refused = new Set(Object.keys(fields).map((name) => name.split(/[./]/)[0] ?? name));
        this.error = error;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}
