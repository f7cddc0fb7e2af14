import { makeAutoObservable } from 'mobx';
import type { Certificate } from '@contract/company';
import type { PhotosStore } from '@/components/photo/Photos.store';
import { uploadUri } from '@/platform/uploadUri';

type Words = Omit<Certificate, 'imageUrl'>;

export interface CertificateRow extends Words {
  key: number;
  /** One at most. */
  picture: PhotosStore;
}

/** The certificates of a form, each with its picture. Lives as long as the form; `dispose` lets go of the pictures. */
export class CertificatesStore {
  rows: CertificateRow[] = [];
  private keys = 0;

  constructor(private readonly newPicture: () => PhotosStore) {
    makeAutoObservable<this, 'newPicture' | 'keys'>(this, { newPicture: false, keys: false }, { autoBind: true });
  }

  get values(): Certificate[] {
    return this.rows.map(({ name, no, validUntil, picture }) => ({
      name,
      no,
      validUntil,
      imageUrl: picture.urls[0] ?? null
    }));
  }

  /** These take the place of those that are there. */
  fill(certificates: readonly Certificate[]): void {
    this.dispose();
    this.rows = [];
    for (const { imageUrl, ...words } of certificates) {
      const row = this.append(words);
      if (imageUrl !== null) row.picture.restore([imageUrl], uploadUri);
    }
  }

  add(): void {
    this.append({ name: '', no: '', validUntil: null });
  }

  set(key: number, changes: Partial<Words>): void {
    const row = this.rows.find((one) => one.key === key);
    if (row) Object.assign(row, changes);
  }

  remove(key: number): void {
    this.rows.find((one) => one.key === key)?.picture.dispose();
    this.rows = this.rows.filter((one) => one.key !== key);
  }

  /** The server does not show the picture of the one at this place. */
  refuse(place: number): void {
    this.rows[place]?.picture.refuse(0);
  }

  /** Waits for pictures that are under way; true when nothing is wrong with any of them. */
  async settle(): Promise<boolean> {
    return !(await Promise.all(this.rows.map(({ picture }) => picture.settle()))).includes(false);
  }

  dispose(): void {
    for (const { picture } of this.rows) picture.dispose();
  }

  private append(words: Words): CertificateRow {
    this.keys += 1;
    const row = { key: this.keys, ...words, picture: this.newPicture() };
    this.rows = [...this.rows, row];
    return row;
  }
}
