import { makeAutoObservable } from 'mobx';
import type { Certificate } from '@contract/company';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { uploadUri } from '@/platform/assetUri/uploadUri';

type CertificateTexts = Omit<Certificate, 'imageUrl'>;

export interface EditableCertificate extends CertificateTexts {
  key: number;
  /** Holds at most one picture. */
  picture: UploadsStore;
  /** Reasons why the server rejected the name, number or date. */
  serverErrors: Partial<Record<keyof CertificateTexts, string>>;
}

/** Certificates of a form, each with its picture. Lives as long as the form; `dispose` releases the pictures. */
export class CertificatesStore {
  items: EditableCertificate[] = [];
  private keys = 0;

  constructor(private readonly newPicture: () => UploadsStore) {
    makeAutoObservable<this, 'newPicture' | 'keys'>(this, { newPicture: false, keys: false }, { autoBind: true });
  }

  get values(): Certificate[] {
    return this.items.map(({ name, no, validUntil, picture }) => ({
      name,
      no,
      validUntil,
      imageUrl: picture.urls[0] ?? null
    }));
  }

  /** Replaces the current certificates. */
  replaceAll(certificates: readonly Certificate[]): void {
    this.dispose();
    this.items = [];
    for (const { imageUrl, ...texts } of certificates) {
      const row = this.append(texts);
      if (imageUrl !== null) row.picture.restore([imageUrl], uploadUri);
    }
  }

  add(): void {
    this.append({ name: '', no: '', validUntil: null });
  }

  set(key: number, changes: Partial<CertificateTexts>): void {
    const row = this.items.find((one) => one.key === key);
    if (!row) return;
    Object.assign(row, changes);
    for (const field of Object.keys(changes)) Reflect.deleteProperty(row.serverErrors, field);
  }

  remove(key: number): void {
    this.items.find((one) => one.key === key)?.picture.dispose();
    this.items = this.items.filter((one) => one.key !== key);
  }

  get hasProblem(): boolean {
    return this.items.some(
      ({ picture, serverErrors }) => picture.problem !== undefined || Object.keys(serverErrors).length > 0
    );
  }

  /** Marks a field (`imageUrl`, `name`, `no`) of the certificate at `index` as rejected by the server. */
  setServerError(index: number, field: string, problem: string): void {
    const row = this.items[index];
    if (field === 'imageUrl') row?.picture.markRejected(0);
    else if (row) row.serverErrors = { ...row.serverErrors, [field]: problem };
  }

  /**
   * Waits for pending uploads.
   * @returns true when all pictures are valid
   */
  async settle(): Promise<boolean> {
    return !(await Promise.all(this.items.map(({ picture }) => picture.settle()))).includes(false);
  }

  dispose(): void {
    for (const { picture } of this.items) picture.dispose();
  }

  private append(texts: CertificateTexts): EditableCertificate {
    this.keys += 1;
    const row: EditableCertificate = { key: this.keys, ...texts, picture: this.newPicture(), serverErrors: {} };
    this.items = [...this.items, row];
    return row;
  }
}
