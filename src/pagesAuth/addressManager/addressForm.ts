import type { Address, AddressFields } from '@contract/address';
import { type AddressProblem, addressProblems, type AddressTextField, normalizeAddress } from '@rules/address';
import type { FormDefinition } from '@/components/form/FormDefinition';
import type { ChosenRegion } from '@/components/form/RegionField';

export type AddressField = AddressTextField | 'regionCode';
/** `district`: a region was found, but not down to the district. */
type FieldProblem = AddressProblem | 'district';

export interface AddressValues extends Omit<AddressFields, 'regionCode'>, ChosenRegion {
  /** False for a city whose district must still be chosen. */
  isRegionExact: boolean;
}

/** Content and rules of the address form. */
export const addressForm: FormDefinition<AddressValues> = {
  empty: () => ({
    receiver: '',
    mobile: '',
    regionCode: '',
    regionNames: [],
    isRegionExact: false,
    street: '',
    position: null,
    doorNo: '',
    label: 'company',
    labelText: '',
    isDefault: false
  }),
  problems(values) {
    const problems: Partial<Record<AddressField, FieldProblem>> = addressProblems(normalizeAddress(values));
    if (values.regionCode === '') problems.regionCode = 'required';
    else if (!values.isRegionExact) problems.regionCode = 'district';
    return problems;
  }
};

export function valuesOf({ id: _id, updatedAtMs: _updatedAtMs, region, ...fields }: Address): AddressValues {
  return { ...addressForm.empty(), ...fields, regionCode: region.code, regionNames: region.names, isRegionExact: true };
}

export function fieldsOf(values: AddressValues): AddressFields {
  const { regionNames: _names, isRegionExact: _isExact, ...fields } = normalizeAddress(values);
  return fields;
}
