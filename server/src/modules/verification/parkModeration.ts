import type { TextModeration } from '../../providers/textModeration';
import { moderateTexts } from '../moderation/moderation';
import type { ParkDocuments } from './documents';

/**
 * Fields of a park whose text may not be shown to others, with `banned` or `contact`. A company's papers repeat its
 * licence, which a person compares: a licence may well name goods that nobody else may write of.
 */
export async function findParkTextViolations(
  textModeration: TextModeration,
  { name, policies, contactName, buildings }: Pick<ParkDocuments, 'name' | 'policies' | 'contactName' | 'buildings'>
): Promise<Record<string, string>> {
  const { refused } = await moderateTexts(textModeration, {
    name,
    policies,
    contactName,
    ...Object.fromEntries(
      buildings.map((building, index) => [`buildings.${index}`, `${building.name} ${building.use}`])
    )
  });
  return Object.fromEntries(Object.entries(refused).map(([field, problem]) => [field.split('.')[0] ?? field, problem]));
}
