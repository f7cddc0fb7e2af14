import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SpiceIndexDetail } from '@contract/spiceIndex';
import { basisPointsBetween } from '@/lib/price';

/** The index whose sheet is open. Lives as long as the tab. */
export class IndexDetailStore {
  id = '';
  isOpen = false;
  /** Of the open index; null while it is on its way. */
  detail: SpiceIndexDetail | null = null;
  error: unknown = undefined;

  constructor(private readonly getSpiceIndex: (id: string) => Promise<SpiceIndexDetail>) {
    makeAutoObservable<this, 'getSpiceIndex'>(
      this,
      { detail: observableRef, error: observableRef, getSpiceIndex: false },
      { autoBind: true }
    );
  }

  /** The newest points first, each with the change against the Monday before in hundredths of a percent. */
  get weeks(): { date: string; valueCenti: number; changeBp: number | null }[] {
    const points = this.detail?.points ?? [];
    return points
      .map(({ date, valueCenti }, index) => ({
        date,
        valueCenti,
        changeBp: basisPointsBetween(points[index - 1]?.valueCenti ?? 0, valueCenti)
      }))
      .reverse();
  }

  /** Never rejects: a failure is in `error`. */
  async open(id = this.id): Promise<void> {
    if (id !== this.id) this.detail = null;
    this.id = id;
    this.isOpen = true;
    this.error = undefined;
    try {
      const detail = await this.getSpiceIndex(id);
      runInAction(() => {
        if (id === this.id) this.detail = detail;
      });
    } catch (error) {
      runInAction(() => {
        if (id === this.id) this.error = error;
      });
    }
  }

  close(): void {
    this.isOpen = false;
  }
}
