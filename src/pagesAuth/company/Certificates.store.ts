import { makeAutoObservable } from 'mobx';
import type { Certificate } from '@contract/company';
import type { PhotosStore } from '@/components/photo/Photos.store';
import { uploadUri } from '@/platform/uploadUri';

type Words = Omit<Certificate, 'imageUrl'>;

export interface CertificateRow extends Words {
  key: number;
  /** One at most. */
  picture: PhotosStore;
  /** Why the server did not take its name or number. */
  refused: Partial<Record<keyof Words, string>>;
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
    if (!row) return;
    Object.assign(row, changes);
    for (const part of Object.keys(changes)) Reflect.deleteProperty(row.refused, part);
  }

  remove(key: number): void {
    this.rows.find((one) => one.key === key)?.picture.dispose();
    this.rows = this.rows.filter((one) => one.key !== key);
  }

  get hasProblem(): boolean {
    return this.rows.some(({ picture, refused }) => picture.problem !== undefined || Object.keys(refused).length > 0);
  }

  /** The server does not show a part of the one at this place: `imageUrl`, `name`, `no`. */
  refuse(place: number, part: string, problem: string): void {
    const row = this.rows[place];
    if (part === 'imageUrl') row?.picture.refuse(0);
    else if (row) row.refused = { ...row.refused, [part]: problem };
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
    const row: CertificateRow = { key: this.keys, ...words, picture: this.newPicture(), refused: {} };
    this.rows = [...this.rows, row];
    return row;
  }
}
