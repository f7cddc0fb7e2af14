import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Address, AddressChange, AddressLabel, NewAddress } from '@contract/address';
import type { NearRegion, Region } from '@contract/region';
import { FormStore, type SubmitOutcome } from '@/components/form/Form.store';
import type { LoadedForm } from '@/components/form/FormDefinition';
import type { ChosenRegion } from '@/components/form/RegionField';
import type { PickedAddress } from '@/platform/addressBook/types';
import type { LocationAddress } from '../components/mapLocation/locationToAddress';
import { findRegionInText } from '../components/region/findRegionInText';
import { addressForm, type AddressValues, fieldsOf, valuesOf } from './addressForm';
import { parsePastedAddress, type PastedAddress } from './parsePastedAddress';

interface AddressEditApi {
  listAddresses(): Promise<Address[]>;
  createAddress(address: NewAddress): Promise<Address>;
  changeAddress(change: AddressChange): Promise<Address>;
  getRegions(): Promise<Region[]>;
  newRequestId(): Promise<string>;
}

/** The address form and the ways to fill it in at once. Lives as long as the page. */
export class AddressEditStore {
  readonly form: FormStore<AddressValues>;
  /** The default address stays the default until the user makes another address the default. */
  isDefaultLocked = false;
  /** Result of parsing the last pasted text. */
  recognised: PastedAddress | undefined = undefined;
  /** Recognition of a text or picked address in progress, which a submission waits for. */
  private recognition: Promise<unknown> | undefined = undefined;
  /** Whether a submission waits for the recognition. */
  private isWaiting = false;

  constructor(
    private readonly api: AddressEditApi,
    /** Undefined for a new address. */
    readonly id: string | undefined
  ) {
    this.form = new FormStore(addressForm, {
      load: () => this.load(),
      send: (values, requestId) =>
        id === undefined
          ? api.createAddress({ ...fieldsOf(values), requestId })
          : api.changeAddress({ id, ...fieldsOf(values) }),
      newRequestId: api.newRequestId
    });
    makeAutoObservable<this, 'api' | 'recognition'>(
      this,
      { recognised: observableRef, recognition: observableRef, form: false, id: false, api: false },
      { autoBind: true }
    );
  }

  get isRecognising(): boolean {
    return this.recognition !== undefined;
  }

  /** True while a submission waits for the recognition or for the server. */
  get isSubmitting(): boolean {
    return this.isWaiting || this.form.isSubmitting;
  }

  /**
   * Submits the form with the fields of a text that is still being recognised.
   * @throws ApiError of the call, unless it names fields
   */
  async submit(): Promise<SubmitOutcome> {
    if (this.isWaiting) return 'busy';
    this.isWaiting = true;
    await this.recognition?.catch(() => undefined);
    return runInAction(() => {
      this.isWaiting = false;
      return this.form.submit();
    });
  }

  setLabel(label: AddressLabel): void {
    this.form.set({ label });
    this.form.untouch('labelText');
  }

  /** Sets the street. A different street clears the map position. */
  setStreet(street: string): void {
    if (street !== this.form.values.street) this.form.set({ street, position: null });
  }

  /**
   * Sets the region. A different region clears the map position; completing a detected city with its district does not.
   */
  setRegion(region: ChosenRegion): void {
    const { regionCode, regionNames, isRegionExact, position } = this.form.values;
    const isCompleted =
      regionCode === '' || (!isRegionExact && regionNames.every((name) => region.regionNames.includes(name)));
    const keepsPosition = isCompleted || regionCode === region.regionCode;
    this.form.set({ ...region, isRegionExact: true, position: keepsPosition ? position : null });
  }

  /** Sets the city of the device's location; the district must still be chosen. */
  setDetectedCity(city: NearRegion): void {
    this.form.set({ ...regionValues(city), position: null });
    this.form.touch('regionCode');
  }

  /**
   * Fills in the fields found in a pasted text; the other fields keep their values.
   * @returns the recognised fields
   * @throws ApiError when the regions cannot be loaded
   */
  paste(text: string): Promise<PastedAddress> {
    return this.track(this.recognise(text));
  }

  /**
   * Fills in an address from the WeChat address book.
   * @throws ApiError when the regions cannot be loaded
   */
  fillFromAddressBook(chosen: PickedAddress): Promise<void> {
    return this.track(this.fillInPicked(chosen));
  }

  /**
   * Fills in an address picked on the map and stores its position. Anything the map does not name must still be
   * entered.
   */
  setLocation({ region, street, position }: LocationAddress): void {
    this.fillIn({ street });
    this.form.set({ ...regionValues(region), position });
    this.form.touch('regionCode');
  }

  private track<T>(work: Promise<T>): Promise<T> {
    const recognition = work.finally(() => {
      runInAction(() => {
        if (this.recognition === recognition) this.recognition = undefined;
      });
    });
    this.recognition = recognition;
    return recognition;
  }

  private async fillInPicked({ receiver, mobile, regionNames, street }: PickedAddress): Promise<void> {
    const region = findRegionInText(regionNames.join(''), await this.api.getRegions());
    this.fillIn({ receiver, mobile, street, ...(region && { region }) });
  }

  private async recognise(text: string): Promise<PastedAddress> {
    const found = parsePastedAddress(text, await this.api.getRegions());
    runInAction(() => {
      this.recognised = found;
      this.fillIn(found);
    });
    return found;
  }

  private async load(): Promise<LoadedForm<AddressValues> | null> {
    const addresses = await this.api.listAddresses();
    const address = addresses.find(({ id }) => id === this.id);
    if (this.id !== undefined && !address) return null;
    const isFirst = addresses.length === 0;
    const values = address ? valuesOf(address) : { ...addressForm.empty(), isDefault: isFirst };
    return {
      previous: { values, photos: {} },
      reasons: [],
      apply: () => {
        this.isDefaultLocked = address ? address.isDefault : isFirst;
      }
    };
  }

  private fillIn({ receiver, mobile, region, street }: PastedAddress): void {
    const found: Partial<AddressValues> = {
      ...(receiver && { receiver }),
      ...(mobile && { mobile }),
      ...(region && regionValues(region)),
      ...(street && { street }),
      ...((region || street) && { position: null })
    };
    this.form.set(found);
    for (const field of Object.keys(found)) this.form.touch(field);
  }
}

function regionValues(region: NearRegion | null): ChosenRegion & Pick<AddressValues, 'isRegionExact'> {
  return { regionCode: region?.code ?? '', regionNames: region?.names ?? [], isRegionExact: region?.isExact ?? false };
}
