import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Address } from '@contract/address';
import type { RegionPath } from '@contract/region';
import type { BasicInfo, BasicInfoBody } from '@contract/user';
import { isAddressDetail } from '@rules/addressDetail';
import { fieldErrorsOf } from '@/lib/ApiError';
import { Resource, type ResourceStatus } from '@/request/Resource';

interface AddressApi {
  getBasicInfo(): Promise<BasicInfo>;
  updateBasicInfo(changes: BasicInfoBody): Promise<BasicInfo>;
}

/** Address in the user's profile. Lives as long as its page. */
export class AddressStore {
  region: RegionPath | null = null;
  detail = '';
  isDetailTouched = false;
  wasSubmitted = false;
  /** True when the server rejected the region as not exact enough. */
  isRegionRejected = false;
  isSaving = false;
  private readonly profile: Resource<BasicInfo>;

  constructor(private readonly api: AddressApi) {
    this.profile = new Resource(() => api.getBasicInfo(), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'profile'>(
      this,
      { region: observableRef, profile: false, api: false },
      { autoBind: true }
    );
  }

  /** Null until loaded. */
  get saved(): BasicInfo | null {
    return this.profile.value;
  }

  get error(): unknown {
    return this.profile.error;
  }

  get status(): ResourceStatus {
    return this.profile.status;
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
    if ((await this.profile.load()) && this.saved) this.fill(this.saved);
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
      this.profile.show(saved);
      this.fill(saved);
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

  private fill(saved: BasicInfo): void {
    this.region = saved.address?.region ?? null;
    this.detail = saved.address?.detail ?? '';
    this.wasSubmitted = false;
    this.isDetailTouched = false;
  }
}
