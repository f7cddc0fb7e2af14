import { makeAutoObservable, observableRef } from 'mobx';
import type { UploadsStore } from '@/components/upload/Uploads.store';

/** What the photos of a form are named by, by field. */
export type UploadIds = Record<string, string[]>;

export interface FormUploadsApi {
  newUploads(maxCount: number, field: string): UploadsStore;
  /** Shows photos that were uploaded before. */
  restoreUploads(photos: UploadsStore, names: readonly string[], field: string): void;
}

/** The photos of one form, by field, and which of them are new. Lives as long as its form; `dispose` lets go of them. */
export class FormUploads {
  readonly stores: Record<string, UploadsStore>;
  /** Those that it was opened or sent with. */
  private initialIds: UploadIds = {};

  /** @param fields how many photos each field takes */
  constructor(
    fields: Readonly<Record<string, number>>,
    private readonly api: FormUploadsApi
  ) {
    this.stores = Object.fromEntries(
      Object.entries(fields).map(([field, maxCount]) => [field, api.newUploads(maxCount, field)])
    );
    makeAutoObservable<this, 'api' | 'initialIds'>(
      this,
      { stores: false, api: false, initialIds: observableRef },
      { autoBind: true }
    );
  }

  /** What those that have arrived are named by. */
  get ids(): UploadIds {
    return Object.fromEntries(Object.entries(this.stores).map(([field, photos]) => [field, photos.urls]));
  }

  get isChanged(): boolean {
    return Object.keys(this.stores).some(this.isFieldChanged);
  }

  isFieldChanged(field: string): boolean {
    const ids = this.stores[field]?.urls ?? [];
    return ids.join() !== (this.initialIds[field] ?? []).join();
  }

  /** These are known from now on. */
  setInitialIds(ids: UploadIds): void {
    this.initialIds = ids;
  }

  /** Shows other photos in place of those that are there. */
  restore(ids: UploadIds): void {
    this.initialIds = ids;
    this.dispose();
    for (const [field, names] of Object.entries(ids)) {
      const store = this.stores[field];
      if (store) this.api.restoreUploads(store, names, field);
    }
  }

  /** Puts photos that were uploaded elsewhere into the form: a change, as if they had been chosen here. */
  put(ids: UploadIds): void {
    for (const [field, names] of Object.entries(ids)) {
      const store = this.stores[field];
      store?.dispose();
      if (store) this.api.restoreUploads(store, names, field);
    }
  }

  /** Waits for what is under way; true when nothing is wrong with any of them. */
  async settle(): Promise<boolean> {
    const arrived = await Promise.all(Object.values(this.stores).map((photos) => photos.settle()));
    return !arrived.includes(false);
  }

  dispose(): void {
    for (const photos of Object.values(this.stores)) photos.dispose();
  }
}
