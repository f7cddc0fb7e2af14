import { VisitorCard } from '@contract/card';
import { CompanyInfo } from '@contract/company';
import { getVisitorCard } from '../../cardInfo/cardInfo.service';
import { getCompanyInfo } from '../../company/profile.service';
import type { ShareArt } from '../drawing/face';
import { localized } from '../localized';
import type { ReadFace } from '../shareSubject';

/** Varieties that are named. */
const MAX_VARIETIES = 4;

const photoOr = (initials: string, url: string | null | undefined): ShareArt =>
  url ? { kind: 'photo', url, instead: { kind: 'initials', text: initials } } : { kind: 'initials', text: initials };

/** Returns the first Chinese characters of a name, or the capitals with which its first two parts begin. */
function initialsOf(name: string, characters: number): string {
  const isLatin = /^[\x20-\u024f]/.test(name);
  const parts = name.trim().split(/\s+/).slice(0, 2);
  return isLatin
    ? parts.map(([letter = '']) => letter.toUpperCase()).join('')
    : [...name].slice(0, characters).join('');
}

/** @throws AppError NOT_FOUND for an unknown company */
export const readCompany: ReadFace = async (id, context) => {
  const { deps, texts, nowMs } = context;
  const info = localized(CompanyInfo, await getCompanyInfo(deps.db, null, id, nowMs), context);
  const { name, shortName, region, varieties, coverUrls, logoUrl, supplyCount } = info;
  const location = region === null ? [] : [region.names.join(' ')];
  const goods = varieties.slice(0, MAX_VARIETIES).map((variety) => variety.name);
  return {
    section: texts.sections.company,
    title: name,
    facts: [
      ...(goods.length === 0 ? [] : [texts.joined(goods)]),
      ...location,
      ...(supplyCount === 0 ? [] : [texts.supplies(supplyCount)])
    ],
    figure: null,
    curve: null,
    art: photoOr(initialsOf(shortName || name, 2), coverUrls[0] ?? logoUrl)
  };
};

/**
 * Nothing of the contacts: a picture goes on to people whom the owner did not choose.
 * @throws AppError NOT_FOUND for a card that is not shown
 */
export const readCard: ReadFace = async (id, context) => {
  const { deps, texts } = context;
  const shown = await getVisitorCard(deps, null, id);
  const varieties = localized(VisitorCard.properties.varieties, shown.varieties, context).slice(0, MAX_VARIETIES);
  const { name, position, companyName, company, avatarUrl } = shown;
  return {
    section: texts.sections.card,
    title: name,
    facts: [position, company?.name ?? companyName, texts.joined(varieties.map((variety) => variety.name))].filter(
      (fact) => fact !== ''
    ),
    figure: null,
    curve: null,
    art: photoOr(initialsOf(name, 1), avatarUrl)
  };
};
