import type { BasicInfo, BasicInfoBody } from '@contract/user';
import { isRealName } from '@rules/personName';
import type { FormDefinition } from '@/components/form/FormDefinition';
import type { ChosenRegion } from '@/components/form/RegionField';

export const MAX_INTRO = 140;
export const MAX_NAME = 20;
export const MAX_VARIETIES = 10;

type ProfileField = 'avatarUrl' | 'realName' | 'isRealNameLocked' | 'gender' | 'identity' | 'varietyIds' | 'intro';
export type ProfileValues = Pick<BasicInfo, ProfileField> & ChosenRegion;

/** Content and rules of the profile form. */
export const profileForm: FormDefinition<ProfileValues> = {
  empty: () => ({
    avatarUrl: null,
    realName: '',
    isRealNameLocked: false,
    gender: null,
    regionCode: '',
    regionNames: [],
    identity: null,
    varietyIds: [],
    intro: ''
  }),
  problems({ realName, isRealNameLocked }) {
    // The name of a verified user is masked, which breaks the rule of names, and cannot be changed.
    const isChecked = !isRealNameLocked && realName.trim() !== '';
    return isChecked && !isRealName(realName.trim()) ? { realName: 'pattern' } : {};
  }
};

export function valuesOf({ region, ...saved }: BasicInfo): ProfileValues {
  const { avatarUrl, realName, isRealNameLocked, gender, identity, varietyIds, intro } = saved;
  const chosenRegion = { regionCode: region?.code ?? '', regionNames: region?.names ?? [] };
  return { avatarUrl, realName, isRealNameLocked, gender, ...chosenRegion, identity, varietyIds, intro };
}

/** Returns the fields that differ from the saved profile. */
export function changesOf(values: ProfileValues, saved: BasicInfo): BasicInfoBody {
  const { avatarUrl, gender, identity, regionCode, varietyIds } = values;
  const [realName, intro] = [values.realName.trim(), values.intro.trim()];
  return {
    ...(avatarUrl !== saved.avatarUrl && { avatarUrl }),
    ...(realName !== saved.realName && { realName }),
    ...(gender !== saved.gender && { gender }),
    ...(regionCode !== (saved.region?.code ?? '') && { regionCode: regionCode || null }),
    ...(identity !== saved.identity && { identity }),
    ...(varietyIds.join() !== saved.varietyIds.join() && { varietyIds: [...varietyIds] }),
    ...(intro !== saved.intro && { intro })
  };
}
