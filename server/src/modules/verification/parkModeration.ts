import type { TextModeration } from '../../providers/textModeration';
import { moderateTexts } from '../moderation/moderation';
import type { ParkDocuments } from './documents';

/**
 * Returns the fields of a park with unsuitable text, as `banned` or `contact`. A company's documents are exempt: they
 * repeat its licence, which a person compares and which may name goods that are banned elsewhere.
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
