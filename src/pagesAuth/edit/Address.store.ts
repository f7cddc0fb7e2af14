import { makeAutoObservable } from 'mobx';
import type { Address } from '@contract/address';
import type { BasicInfo, BasicInfoBody } from '@contract/user';
import { isAddressDetail } from '@rules/addressDetail';
import { FormStore } from '@/components/form/Form.store';
import type { FormDefinition, LoadedForm } from '@/components/form/FormDefinition';
import type { ChosenRegion } from '@/components/form/RegionField';

interface AddressApi {
  getBasicInfo(): Promise<BasicInfo>;
  updateBasicInfo(changes: BasicInfoBody): Promise<BasicInfo>;
}

interface AddressValues extends ChosenRegion {
  detail: string;
}

const addressForm: FormDefinition<AddressValues> = {
  empty: () => ({ regionCode: '', regionNames: [], detail: '' }),
  problems: ({ regionCode, detail }) => ({
    ...(regionCode === '' && { regionCode: 'required' }),
    ...(!isAddressDetail(detail) && { detail: 'length' })
  }),
  // The server names a region that is not exact enough by its path in the profile.
  fieldOf: (path) => path.replace('address.', '')
};

/** Address in the user's profile. Lives as long as its page. */
export class AddressStore {
  readonly form: FormStore<AddressValues>;
  /** Whether the profile holds an address, which can be removed. */
  isSaved = false;

  constructor(private readonly api: AddressApi) {
    this.form = new FormStore(addressForm, {
      load: () => this.load(),
      send: ({ regionCode, detail }) => api.updateBasicInfo({ address: { regionCode, detail: detail.trim() } })
    });
    makeAutoObservable<this, 'api'>(this, { form: false, api: false }, { autoBind: true });
  }

  /** Fills in one of the user's delivery addresses. */
  fillIn({ region, street, doorNo }: Pick<Address, 'region' | 'street' | 'doorNo'>): void {
    this.form.set({ regionCode: region.code, regionNames: region.names, detail: `${street} ${doorNo}`.trim() });
    this.form.touch('detail');
  }

  /**
   * Removes the address from the profile.
   * @throws ApiError when the request fails
   */
  async clear(): Promise<void> {
    await this.api.updateBasicInfo({ address: null });
    this.form.discardChanges();
  }

  private async load(): Promise<LoadedForm<AddressValues>> {
    const { address } = await this.api.getBasicInfo();
    const values = address && {
      regionCode: address.region.code,
      regionNames: address.region.names,
      detail: address.detail
    };
    return {
      previous: values && { values, photos: {} },
      reasons: [],
      apply: () => {
        this.isSaved = address !== null;
      }
    };
  }
}
