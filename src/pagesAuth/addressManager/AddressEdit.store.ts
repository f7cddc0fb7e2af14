import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Address, AddressChange, AddressFields, AddressLabel, NewAddress } from '@contract/address';
import type { NearRegion, Region, RegionPath } from '@contract/region';
import { addressProblems, normalizeAddress, type AddressProblem, type AddressTextField } from '@rules/address';
import type { PickedAddress } from '@/platform/addressBook.types';
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

/** An address that is being written. Lives as long as the page. */
export class AddressEditStore {
  values: AddressValues = emptyValues;
  /** What the server has: what differs from it is unsaved. */
  private saved: AddressValues = emptyValues;
  private readonly touched = new Set<AddressField>();
  /** The one that is the default stays it until another takes its place. */
  isDefaultLocked = false;
  phase: 'loading' | 'ready' | 'failed' | 'missing' = 'loading';
  error: unknown = undefined;
  isSaving = false;
  /** What was read out of the last pasted text. */
  recognised: PastedAddress | undefined = undefined;
  private requestId: string | undefined = undefined;

  constructor(
    private readonly api: AddressEditApi,
    /** Undefined for a new one. */
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

  /** Never rejects: a failure is in `error`. */
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

  /** What is wrong with the fields that were left, or with all after a save. */
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

  /** Another street is another place on the map. */
  setStreet(street: string): void {
    if (street !== this.values.street) this.values = { ...this.values, street, position: null };
  }

  /** So is another region; the district of the city that stands there already is none. */
  setRegion(region: RegionPath): void {
    const { region: before, position } = this.values;
    const isCompleted =
      before === null || (!before.isExact && before.names.every((name) => region.names.includes(name)));
    const keepsPosition = isCompleted || before.code === region.code;
    this.values = { ...this.values, region: { ...region, isExact: true }, position: keepsPosition ? position : null };
  }

  /** Where the person is: a city, whose district is still to be chosen. */
  setDetectedCity(city: NearRegion): void {
    this.values = { ...this.values, region: city, position: null };
    this.touched.add('region');
  }

  touch(field: AddressField): void {
    this.touched.add(field);
  }

  /**
   * Puts what a pasted text tells into the fields; what it does not tell stays as it was. Answers what was recognised.
   * Rejects when the regions could not be loaded.
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

  /** The same with an address of the address book. */
  async fillFromAddressBook(chosen: PickedAddress): Promise<void> {
    const { receiver, mobile, regionNames, street } = chosen;
    const region = findRegionInText(regionNames.join(''), await this.api.getRegions());
    runInAction(() => this.fillIn({ receiver, mobile, street, ...(region && { region }) }));
  }

  /** The same with a place on the map, which stays with the address. What the map does not name is to be chosen. */
  setLocation({ region, street, position }: LocationAddress): void {
    this.fillIn({ street });
    this.values = { ...this.values, region, position };
    this.touched.add('region');
  }

  /** Rejects with what the server did not do; what was typed stays. */
  async save(): Promise<SaveOutcome> {
    if (this.isSaving) return 'busy';
    const fields = this.toValidFields();
    if (fields === undefined) return 'invalid';
    this.isSaving = true;
    try {
      // One name for as long as the page lives: a second try of the same address is the same address.
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

  /** It is gone on the server: nothing is left to lose. */
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
