import { makeAutoObservable } from 'mobx';
import type { CompanyFields, CompanyInfo, UpdateCompanyBody } from '@contract/company';
import { companyCompletion } from '@rules/companyCompletion';
import type { DraftStorage } from '@/components/form/draftStorage';
import { FormStore } from '@/components/form/Form.store';
import type { ChosenRegion } from '@/components/form/RegionField';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import type { LocationAddress } from '../components/mapLocation/locationToAddress';
import { companyDrafts } from './companyDraft';
import {
  type CertificateEntry,
  certificateField,
  type CertificateText,
  companyForm,
  type CompanyFormValues,
  editableFieldsOf,
  fieldOrder,
  fieldsOf,
  pictureField,
  snapshotOf
} from './companyForm';

interface CompanyFormApi {
  updateCompany(body: UpdateCompanyBody): Promise<unknown>;
  newPhotos(maxCount: number): UploadsStore;
  newVideo(): UploadsStore;
}

/** Form in which owner and admins edit their company. Lives as long as the form. */
export class CompanyFormStore {
  readonly form: FormStore<CompanyFormValues>;
  readonly drafts: DraftStorage<CompanyFormValues>;

  constructor(api: CompanyFormApi, company: CompanyInfo) {
    const { fields, names } = editableFieldsOf(company);
    this.form = new FormStore(companyForm, {
      load: () => Promise.resolve({ previous: snapshotOf(fields, names), reasons: [] }),
      send: (values) => api.updateCompany({ id: company.id, ...fieldsOf(values) }),
      newUploads: (maxCount, field) => (field === 'videoUrl' ? api.newVideo() : api.newPhotos(maxCount)),
      restoreUploads: (photos, urls) => photos.restore(urls, uploadUri)
    });
    this.drafts = companyDrafts(company);
    makeAutoObservable(this, { form: false, drafts: false }, { autoBind: true });
  }

  get fields(): CompanyFields {
    return fieldsOf(this.form.filledValues);
  }

  get completion(): ReturnType<typeof companyCompletion> {
    return companyCompletion(this.fields);
  }

  /** The first field with an error, in the order of the form. */
  get firstInvalidField(): keyof CompanyFields | undefined {
    return fieldOrder.find((field) => this.hasError(field));
  }

  /** Sets the region. A changed region clears the map position, unless none was set before. */
  setRegion({ regionCode, regionNames }: ChosenRegion): void {
    const { regionCode: before, position } = this.form.values;
    const keepsPosition = before === null || before === regionCode;
    this.form.set({ regionCode, regionNames, position: keepsPosition ? position : null });
  }

  /** Sets the street. A changed street clears the map position. */
  setAddress(address: string): void {
    if (address !== this.form.values.address) this.form.set({ address, position: null });
  }

  /**
   * Sets a map position with its region and street. A city is no valid region of a company: the user has to choose the
   * district.
   */
  setLocation({ region, street, position }: LocationAddress): void {
    const district = region?.isExact ? region : null;
    this.form.set({
      regionCode: district?.code ?? null,
      regionNames: district?.names ?? [],
      ...(street !== '' && { address: street }),
      position
    });
  }

  addCertificate(): void {
    const { certificates } = this.form.values;
    const key = Math.max(-1, ...certificates.map((entry) => entry.key)) + 1;
    this.form.set({ certificates: [...certificates, { key, name: '', no: '', validUntil: null, imageUrl: null }] });
  }

  setCertificate(key: number, changes: Partial<Pick<CertificateEntry, CertificateText>>): void {
    const certificates = this.form.values.certificates.map((entry) =>
      entry.key === key ? { ...entry, ...changes } : entry
    );
    const texts = Object.keys(changes) as CertificateText[];
    this.form.set({ certificates }, ['certificates', ...texts.map((text) => certificateField(key, text))]);
  }

  removeCertificate(key: number): void {
    const certificates = this.form.values.certificates.filter((entry) => entry.key !== key);
    this.form.set({ certificates }, ['certificates', ...errorFieldsOf(key)]);
  }

  private hasError(field: keyof CompanyFields): boolean {
    const { hasError, values } = this.form;
    const entryFields = field === 'certificates' ? values.certificates.flatMap(({ key }) => errorFieldsOf(key)) : [];
    return hasError(field) || entryFields.some(hasError);
  }
}

const certificateTexts: readonly CertificateText[] = ['name', 'no', 'validUntil'];

/** Fields of a certificate that can have an error of their own. */
const errorFieldsOf = (key: number) => [
  pictureField(key),
  ...certificateTexts.map((text) => certificateField(key, text))
];
