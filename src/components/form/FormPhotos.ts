import { makeAutoObservable, observableRef } from 'mobx';
import type { PhotosStore } from '@/components/photo/Photos.store';

/** What the photos of a form are named by, by field. */
export type PhotoIds = Record<string, string[]>;

export interface PhotoPorts {
  newPhotos(most: number, field: string): PhotosStore;
  /** Shows photos that were uploaded before. */
  restorePhotos(photos: PhotosStore, names: readonly string[], field: string): void;
}

/** The photos of one form, by field, and which of them are new. Lives as long as its form; `dispose` lets go of them. */
export class FormPhotos {
  readonly stores: Record<string, PhotosStore>;
  /** Those that it was opened or sent with. */
  private known: PhotoIds = {};

  /** @param fields how many photos each field takes */
  constructor(
    fields: Readonly<Record<string, number>>,
    private readonly ports: PhotoPorts
  ) {
    this.stores = Object.fromEntries(
      Object.entries(fields).map(([field, most]) => [field, ports.newPhotos(most, field)])
    );
    makeAutoObservable<this, 'ports' | 'known'>(
      this,
      { stores: false, ports: false, known: observableRef },
      { autoBind: true }
    );
  }

  /** What those that have arrived are named by. */
  get ids(): PhotoIds {
    return Object.fromEntries(Object.entries(this.stores).map(([field, photos]) => [field, photos.urls]));
  }

  get isChanged(): boolean {
    return Object.keys(this.stores).some(this.isFieldChanged);
  }

  isFieldChanged(field: string): boolean {
    const ids = this.stores[field]?.urls ?? [];
    return ids.join() !== (this.known[field] ?? []).join();
  }

  /** These are known from now on. */
  know(ids: PhotoIds): void {
    this.known = ids;
  }

  /** Shows other photos in place of those that are there. */
  restore(ids: PhotoIds): void {
    this.known = ids;
    this.dispose();
    for (const [field, names] of Object.entries(ids)) {
      const store = this.stores[field];
      if (store) this.ports.restorePhotos(store, names, field);
    }
  }

  /** Puts photos that were uploaded elsewhere into the form: a change, as if they had been chosen here. */
  put(ids: PhotoIds): void {
    for (const [field, names] of Object.entries(ids)) {
      const store = this.stores[field];
      store?.dispose();
      if (store) this.ports.restorePhotos(store, names, field);
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
