import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Address, AddressChange, AddressFields, AddressLabel, NewAddress } from '@contract/address';
import type { NearRegion, Region, RegionPath } from '@contract/region';
import { addressProblems, normalizeAddress, type AddressProblem, type AddressTextField } from '@rules/address';
import type { PickedAddress } from '@/platform/addressBook/types';
import type { LocationAddress } from '../components/mapLocation/locationToAddress';
import { findRegionInText } from '../components/region/findRegionInText';
import { parsePastedAddress, type PastedAddress } from './parsePastedAddress';

interface AddressEditApi {
  listAddresses(): Promise<Address[]>;
  createAddress(address: NewAddress): Promise<Address>;
  changeAddress(change: AddressChange): Promise<Address>;
  getRegions(): Promise<Region[]>;
  newRequestId(): Promise<string>;
}

export type AddressField = AddressTextField | 'region';
/** `district`: a region was found, but not down to the district. */
export type FieldProblem = AddressProblem | 'district';
export type SaveOutcome = 'saved' | 'invalid' | 'busy';

interface AddressValues extends Omit<AddressFields, 'regionCode'> {
  region: (RegionPath & { isExact: boolean }) | null;
}

const emptyValues: AddressValues = {
  receiver: '',
  mobile: '',
  region: null,
  street: '',
  position: null,
  doorNo: '',
  label: 'company',
  labelText: '',
  isDefault: false
};

/** State of the address form. Lives as long as the page. */
export class AddressEditStore {
  values: AddressValues = emptyValues;
  /** Values on the server; a difference from them counts as unsaved. */
  private saved: AddressValues = emptyValues;
  private readonly touched = new Set<AddressField>();
  /** The default address stays the default until the user makes another address the default. */
  isDefaultLocked = false;
  phase: 'loading' | 'ready' | 'failed' | 'missing' = 'loading';
  error: unknown = undefined;
  isSaving = false;
  /** Result of parsing the last pasted text. */
  recognised: PastedAddress | undefined = undefined;
  private requestId: string | undefined = undefined;

  constructor(
    private readonly api: AddressEditApi,
    /** Undefined for a new address. */
    readonly id: string | undefined
  ) {
    makeAutoObservable<this, 'api' | 'requestId'>(
      this,
      {
        values: observableRef,
        recognised: observableRef,
        error: observableRef,
        id: false,
        api: false,
        requestId: false
      },
      { autoBind: true }
    );
  }

  /** Never rejects: a failure is stored in `error`. */
  async load(): Promise<void> {
    this.phase = 'loading';
    try {
      const addresses = await this.api.listAddresses();
      runInAction(() => this.initialize(addresses));
    } catch (error) {
      runInAction(() => {
        this.error = error;
        this.phase = 'failed';
      });
    }
  }

  get isUnsaved(): boolean {
    const { values, saved } = this;
    const isSame = (Object.keys(values) as (keyof AddressValues)[]).every((name) =>
      name === 'region' ? values.region?.code === saved.region?.code : values[name] === saved[name]
    );
    return this.phase === 'ready' && !isSame;
  }

  /** Errors of the fields that were left, or of all fields after a save attempt. */
  get problems(): Partial<Record<AddressField, FieldProblem>> {
    return Object.fromEntries(
      Object.entries(this.allProblems).filter(([name]) => this.touched.has(name as AddressField))
    );
  }

  set<K extends keyof AddressValues>(name: K, value: AddressValues[K]): void {
    this.values = { ...this.values, [name]: value };
  }

  setLabel(label: AddressLabel): void {
    this.values = { ...this.values, label };
    this.touched.delete('labelText');
  }

  /** Sets the street. A different street clears the map position. */
  setStreet(street: string): void {
    if (street !== this.values.street) this.values = { ...this.values, street, position: null };
  }

  /**
   * Sets the region. A different region clears the map position; completing a detected city with its district does not.
   */
  setRegion(region: RegionPath): void {
    const { region: before, position } = this.values;
    const isCompleted =
      before === null || (!before.isExact && before.names.every((name) => region.names.includes(name)));
    const keepsPosition = isCompleted || before.code === region.code;
    this.values = { ...this.values, region: { ...region, isExact: true }, position: keepsPosition ? position : null };
  }

  /** Sets the city of the device's location; the district must still be chosen. */
  setDetectedCity(city: NearRegion): void {
    this.values = { ...this.values, region: city, position: null };
    this.touched.add('region');
  }

  touch(field: AddressField): void {
    this.touched.add(field);
  }

  /**
   * Fills in the fields found in a pasted text; the other fields keep their values. Rejects when the regions cannot be
   * loaded.
   * @returns the recognised fields
   */
  async paste(text: string): Promise<PastedAddress> {
    const tree = await this.api.getRegions();
    const found = parsePastedAddress(text, tree);
    runInAction(() => {
      this.recognised = found;
      this.fillIn(found);
    });
    return found;
  }

  /** Fills in an address from the WeChat address book. Rejects when the regions cannot be loaded. */
  async fillFromAddressBook(chosen: PickedAddress): Promise<void> {
    const { receiver, mobile, regionNames, street } = chosen;
    const region = findRegionInText(regionNames.join(''), await this.api.getRegions());
    runInAction(() => this.fillIn({ receiver, mobile, street, ...(region && { region }) }));
  }

  /**
   * Fills in an address picked on the map and stores its position. Anything the map does not name must still be
   * entered.
   */
  setLocation({ region, street, position }: LocationAddress): void {
    this.fillIn({ street });
    this.values = { ...this.values, region, position };
    this.touched.add('region');
  }

  /** Validates and saves the address. Rejects with the server's error; the entered values stay. */
  async save(): Promise<SaveOutcome> {
    if (this.isSaving) return 'busy';
    const fields = this.toValidFields();
    if (fields === undefined) return 'invalid';
    this.isSaving = true;
    try {
      // One request id per page: a retry of the same address is idempotent.
      this.requestId ??= await this.api.newRequestId();
      if (this.id === undefined) await this.api.createAddress({ ...fields, requestId: this.requestId });
      else await this.api.changeAddress({ id: this.id, ...fields });
      runInAction(() => {
        this.saved = this.values;
      });
      return 'saved';
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  /** Marks the form as saved: the address was removed on the server, so nothing can be lost by leaving. */
  discardChanges(): void {
    this.saved = this.values;
  }

  private initialize(addresses: readonly Address[]): void {
    const address = addresses.find(({ id }) => id === this.id);
    if (this.id !== undefined && !address) {
      this.phase = 'missing';
      return;
    }
    if (address) {
      const { receiver, mobile, region, street, position, doorNo, label, labelText, isDefault } = address;
      this.values = {
        receiver,
        mobile,
        street,
        position,
        doorNo,
        label,
        labelText,
        isDefault,
        region: { ...region, isExact: true }
      };
    } else {
      this.values = { ...emptyValues, isDefault: addresses.length === 0 };
    }
    this.isDefaultLocked = address ? address.isDefault : addresses.length === 0;
    this.saved = this.values;
    this.phase = 'ready';
  }

  private get allProblems(): Partial<Record<AddressField, FieldProblem>> {
    const { region } = this.values;
    const problems: Partial<Record<AddressField, FieldProblem>> = addressProblems(normalizeAddress(this.values));
    if (region === null) problems.region = 'required';
    else if (!region.isExact) problems.region = 'district';
    return problems;
  }

  private toValidFields(): AddressFields | undefined {
    const fields: AddressField[] = ['receiver', 'mobile', 'region', 'street', 'doorNo', 'labelText'];
    fields.forEach((field) => this.touched.add(field));
    const { region, ...values } = normalizeAddress(this.values);
    if (region === null || Object.keys(this.allProblems).length > 0) return undefined;
    return { ...values, regionCode: region.code };
  }

  private fillIn({ receiver, mobile, region, street }: PastedAddress): void {
    this.values = {
      ...this.values,
      ...(receiver && { receiver }),
      ...(mobile && { mobile }),
      ...(region && { region }),
      ...(street && { street }),
      ...((region || street) && { position: null })
    };
    if (receiver) this.touched.add('receiver');
    if (mobile) this.touched.add('mobile');
    if (region) this.touched.add('region');
    if (street) this.touched.add('street');
  }
}
