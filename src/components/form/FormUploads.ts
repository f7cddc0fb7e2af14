import { makeAutoObservable, observableRef } from 'mobx';
import type { UploadsStore } from '@/components/upload/Uploads.store';

/** Photo ids by field. */
export type UploadIds = Record<string, string[]>;

export interface FormUploadsApi {
  newUploads(maxCount: number, field: string): UploadsStore;
  /** Shows photos that were uploaded before. */
  restoreUploads(photos: UploadsStore, names: readonly string[], field: string): void;
}

const refuse = (): never => {
  throw new Error('a form with upload fields needs an uploads API');
};

/** Photos of one form by field, and whether they have changed. Lives as long as its form; `dispose` releases them. */
export class FormUploads {
  stores: Readonly<Record<string, UploadsStore>>;
  /** Photo ids at the time the form was loaded or submitted. */
  private initialIds: UploadIds = {};
  /** Photo ids added by `put`. */
  private readonly putIds: UploadIds = {};
  private readonly newUploads: FormUploadsApi['newUploads'];
  private readonly restoreUploads: FormUploadsApi['restoreUploads'];

  /** @param fields maximum number of photos by field */
  constructor(
    fields: Readonly<Record<string, number>>,
    { newUploads = refuse, restoreUploads = refuse }: Partial<FormUploadsApi>
  ) {
    this.newUploads = newUploads;
    this.restoreUploads = restoreUploads;
    this.stores = this.createStores(fields, {});
    makeAutoObservable<this, 'newUploads' | 'restoreUploads' | 'initialIds' | 'putIds'>(
      this,
      { stores: observableRef, newUploads: false, restoreUploads: false, initialIds: observableRef, putIds: false },
      { autoBind: true }
    );
  }

  /**
   * Adds fields that are new and releases the photos of those that are gone.
   * @param fields maximum number of photos by field
   */
  setFields(fields: Readonly<Record<string, number>>): void {
    const { stores } = this;
    if (Object.keys(fields).join() === Object.keys(stores).join()) return;
    for (const [field, photos] of Object.entries(stores)) if (!(field in fields)) photos.dispose();
    this.stores = this.createStores(fields, stores);
  }

  private createStores(fields: Readonly<Record<string, number>>, known: Readonly<Record<string, UploadsStore>>) {
    return Object.fromEntries(
      Object.entries(fields).map(([field, maxCount]) => [field, known[field] ?? this.newUploads(maxCount, field)])
    );
  }

  /** Ids of the uploaded photos, by field. */
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

  /** Sets the ids that count as unchanged. */
  setInitialIds(ids: UploadIds): void {
    this.initialIds = ids;
  }

  /** Replaces all photos. They count as changed where they differ from `initialIds`. */
  restore(ids: UploadIds, initialIds: UploadIds): void {
    this.initialIds = initialIds;
    this.dispose();
    for (const [field, names] of Object.entries(ids)) {
      const store = this.stores[field];
      if (store) this.restoreUploads(store, names, field);
    }
  }

  /**
   * Adds photos uploaded elsewhere, as many as fit beside those of the user, in place of those that an earlier call
   * added. Counts as a change by the user.
   */
  put(ids: UploadIds): void {
    for (const [field, names] of Object.entries(ids)) {
      const store = this.stores[field];
      if (!store) continue;
      const earlier = store.items.filter(({ url }) => this.putIds[field]?.includes(url));
      for (const { key } of earlier) store.remove(key);
      const added = names
        .filter((name) => !store.urls.includes(name))
        .slice(0, Math.max(0, store.maxCount - store.items.length));
      this.restoreUploads(store, added, field);
      this.putIds[field] = added;
    }
  }

  /** Waits for pending uploads. Returns true when no photo has an error. */
  async settle(): Promise<boolean> {
    const arrived = await Promise.all(Object.values(this.stores).map((photos) => photos.settle()));
    return !arrived.includes(false);
  }

  dispose(): void {
    for (const photos of Object.values(this.stores)) photos.dispose();
  }
}
