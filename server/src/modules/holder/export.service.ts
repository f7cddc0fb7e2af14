import type { HolderExport } from '@contract/holder';
import { type ExportedPerson, formatHolderTable, formatVCard, type HolderColumn } from '@rules/holderText';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { findAllEntries, type HolderEntryRow } from './holder.repository';

/** Titles of the columns; the same in every language, so that a table can be read in again. */
const heads: Record<HolderColumn, string> = {
  name: '姓名',
  position: '职位',
  department: '部门',
  companyName: '公司',
  mobile: '手机',
  otherMobile: '手机 2',
  landline: '座机',
  weChatId: '微信',
  email: '邮箱',
  website: '网址',
  address: '地址',
  tags: '标签',
  note: '备注'
};

const exported = ({ person, note, tags }: HolderEntryRow): ExportedPerson => ({ ...person, note, tags });

/**
 * Returns people of the member's holder as the text of a file, in the order of the index.
 * @param ids all people when left out; unknown ones are skipped
 */
export async function exportHolder(
  db: Db,
  member: Member,
  { format, ids }: { format: HolderExport; ids?: readonly string[] }
): Promise<{ text: string; count: number }> {
  const people = (await findAllEntries(db, member.id, ids)).map(exported);
  const version = format === 'vcard4' ? '4.0' : '3.0';
  const text =
    format === 'csv' ? formatHolderTable(people, heads) : people.map((person) => formatVCard(person, version)).join('');
  return { text, count: people.length };
}
