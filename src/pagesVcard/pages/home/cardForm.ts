import type { Card, CardFields, OwnCards } from '@contract/card';
import { cardProblems, MAX_CARD_PICTURES, normalizeCard } from '@rules/card';
import type { FormDefinition, FormSnapshot } from '@/components/form/FormDefinition';

/** A pinned supply, with what the form shows of it. */
export interface PinnedSupply {
  id: string;
  title: string;
}

export interface CardFormValues extends Omit<CardFields, 'secondSide' | 'supplyIds'> {
  /** Names of `varietyIds`, in the same order. */
  varietyNames: readonly string[];
  /** Pinned supplies, in the order of the card. */
  supplies: readonly PinnedSupply[];
  /** The texts of the second side stay while it is switched off. */
  hasSecondSide: boolean;
  secondSide: NonNullable<CardFields['secondSide']>;
}

const emptyValues = (): CardFormValues => ({
  name: '',
  position: '',
  department: '',
  companyId: null,
  companyName: '',
  avatarUrl: null,
  mobile: '',
  otherMobile: '',
  landline: '',
  weChatId: '',
  weChatCodeUrl: null,
  email: '',
  website: '',
  address: '',
  varietyIds: [],
  varietyNames: [],
  intro: '',
  pictureUrls: [],
  videoUrl: null,
  supplies: [],
  style: 'cinnabar',
  hasSecondSide: false,
  secondSide: { language: 'en', name: '', position: '', department: '', companyName: '', address: '' },
  visibility: {
    mobile: 'exchanged',
    otherMobile: 'exchanged',
    landline: 'everyone',
    weChat: 'exchanged',
    email: 'exchanged',
    address: 'everyone'
  },
  isFindable: false
});

/** Fields of the sent data that the form has under another name. */
const formFields: Readonly<Record<string, string>> = { supplyIds: 'supplies' };

/** Content and rules of the card form. */
export const cardForm: FormDefinition<CardFormValues> = {
  empty: emptyValues,
  uploadFields: { avatarUrl: 1, weChatCodeUrl: 1, pictureUrls: MAX_CARD_PICTURES, videoUrl: 1 },
  withUploads: (values, { avatarUrl = [], weChatCodeUrl = [], pictureUrls = [], videoUrl = [] }) => ({
    ...values,
    avatarUrl: avatarUrl[0] ?? null,
    weChatCodeUrl: weChatCodeUrl[0] ?? null,
    pictureUrls,
    videoUrl: videoUrl[0] ?? null
  }),
  problems: (values) => cardProblems(normalizeCard(fieldsOf(values))),
  fieldOf(path) {
    const [name = ''] = path.split('.');
    return formFields[name] ?? path;
  }
};

/** Returns the fields as they are sent. */
export function fieldsOf(values: CardFormValues): CardFields {
  const { varietyNames: _names, supplies, hasSecondSide, secondSide, ...fields } = values;
  return {
    ...fields,
    supplyIds: supplies.map(({ id }) => id),
    secondSide: hasSecondSide ? secondSide : null
  };
}

/** Returns the form's content for a card. */
export function snapshotOf(card: Card): FormSnapshot<CardFormValues> {
  const empty = emptyValues();
  const own = Object.fromEntries(
    Object.keys(empty).flatMap((field) => (field in card ? [[field, card[field as keyof Card]]] : []))
  ) as Partial<CardFormValues>;
  return withPhotos({
    ...empty,
    ...own,
    varietyNames: card.varieties.map(({ name }) => name),
    supplies: card.supplies.map(({ id, title }) => ({ id, title })),
    hasSecondSide: card.secondSide !== null,
    secondSide: card.secondSide ?? empty.secondSide
  });
}

/** Returns the content of a new card: what is known of the user, and name and number of the card that they have. */
export function newSnapshot({ cards: [card], suggestion }: OwnCards): FormSnapshot<CardFormValues> {
  const { name, position, department, companyId, companyName, mobile, avatarUrl } = suggestion;
  return withPhotos({
    ...emptyValues(),
    position,
    department,
    companyId,
    companyName,
    name: card?.name ?? name,
    mobile: card?.mobile ?? mobile,
    avatarUrl: card ? card.avatarUrl : avatarUrl
  });
}

const optionalList = (url: string | null) => (url === null ? [] : [url]);

function withPhotos(values: CardFormValues): FormSnapshot<CardFormValues> {
  const { avatarUrl, weChatCodeUrl, pictureUrls, videoUrl } = values;
  return {
    values,
    photos: {
      avatarUrl: optionalList(avatarUrl),
      weChatCodeUrl: optionalList(weChatCodeUrl),
      pictureUrls,
      videoUrl: optionalList(videoUrl)
    }
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges an edited card with one that was saved elsewhere meanwhile: fields that the user has changed keep what they
 * entered, all others are those of the latest card.
 * @param base content that the edit began with
 */
export function mergeEdits(
  base: FormSnapshot<CardFormValues>,
  edited: FormSnapshot<CardFormValues>,
  latest: FormSnapshot<CardFormValues>
): FormSnapshot<CardFormValues> {
  return {
    values: {
      ...merge(base.values, edited.values, latest.values),
      visibility: merge(base.values.visibility, edited.values.visibility, latest.values.visibility),
      secondSide: mergeSecondSides(base.values.secondSide, edited.values.secondSide, latest.values.secondSide)
    },
    photos: merge(base.photos, edited.photos, latest.photos)
  };
}

type SecondSide = CardFormValues['secondSide'];

/** Two languages are not mixed: a side that was translated again is taken as a whole. */
function mergeSecondSides(base: SecondSide, edited: SecondSide, latest: SecondSide): SecondSide {
  if (edited.language === latest.language) return merge(base, edited, latest);
  return isSame(edited, base) ? latest : edited;
}

function merge<T extends object>(base: T, edited: T, latest: T): T {
  const isChanged = ([field, value]: [string, unknown]) => !isSame(value, base[field as keyof T]);
  return { ...latest, ...Object.fromEntries(Object.entries(edited).filter(isChanged)) };
}
