import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Address } from '@contract/address';
import type { RegionPath } from '@contract/region';
import type { BasicInfo, BasicInfoBody } from '@contract/user';
import { isAddressDetail } from '@rules/addressDetail';
import { fieldErrorsOf } from '@/lib/ApiError';

interface AddressApi {
  getBasicInfo(): Promise<BasicInfo>;
  updateBasicInfo(changes: BasicInfoBody): Promise<BasicInfo>;
}

/** Address in the user's profile. Lives as long as its page. */
export class AddressStore {
  region: RegionPath | null = null;
  detail = '';
  /** Null until loaded. */
  saved: BasicInfo | null = null;
  error: unknown = undefined;
  isDetailTouched = false;
  wasSubmitted = false;
  /** True when the server rejected the region as not exact enough. */
  isRegionRejected = false;
  isSaving = false;

  constructor(private readonly api: AddressApi) {
    makeAutoObservable<this, 'api'>(
      this,
      { region: observableRef, saved: observableRef, error: observableRef, api: false },
      { autoBind: true }
    );
  }

  get status(): 'ready' | 'loading' | 'error' {
    if (this.saved) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  get isChanged(): boolean {
    const address = this.saved?.address;
    return this.detail.trim() !== (address?.detail ?? '') || this.region?.code !== address?.region.code;
  }

  get hasRegionError(): boolean {
    return this.isRegionRejected || (this.wasSubmitted && this.region === null);
  }

  get hasDetailError(): boolean {
    return (this.isDetailTouched || this.wasSubmitted) && !isAddressDetail(this.detail);
  }

  async load(): Promise<void> {
    this.error = undefined;
    try {
      const saved = await this.api.getBasicInfo();
      runInAction(() => this.applySaved(saved));
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  setRegion(region: RegionPath): void {
    this.region = region;
    this.isRegionRejected = false;
  }

  setDetail(detail: string): void {
    this.detail = detail;
  }

  /** Fills in one of the user's delivery addresses. */
  fillIn({ region, street, doorNo }: Pick<Address, 'region' | 'street' | 'doorNo'>): void {
    this.setRegion(region);
    this.detail = `${street} ${doorNo}`.trim();
    this.isDetailTouched = true;
  }

  touchDetail(): void {
    this.isDetailTouched = this.detail !== '';
  }

  /**
   * Saves the address. Rejects when the request failed.
   * @returns false when a field is invalid
   */
  async save(): Promise<boolean> {
    this.wasSubmitted = true;
    const { region, detail } = this;
    if (!region || !isAddressDetail(detail)) return false;
    return this.saveAddress({ regionCode: region.code, detail: detail.trim() });
  }

  /** Removes the address from the profile. */
  clear(): Promise<boolean> {
    return this.saveAddress(null);
  }

  private async saveAddress(address: BasicInfoBody['address']): Promise<boolean> {
    if (this.isSaving) return false;
    this.isSaving = true;
    try {
      const saved = await this.api.updateBasicInfo({ address });
      runInAction(() => this.applySaved(saved));
      return true;
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (fields['address.regionCode'] === undefined) throw error;
      runInAction(() => (this.isRegionRejected = true));
      return false;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  private applySaved(saved: BasicInfo): void {
    this.saved = saved;
    this.region = saved.address?.region ?? null;
    this.detail = saved.address?.detail ?? '';
    this.wasSubmitted = false;
    this.isDetailTouched = false;
  }
}
