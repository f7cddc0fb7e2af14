import type { Tx } from '../../database/schema';
import { ownContact } from './contact.service';
import { findHeirs } from './handover.repository';
import { tellInherited } from './supply.notice';
import { lockSupply, updateSupply, type SupplyRow } from './supply.repository';

/**
 * What somebody who goes offers in the name of companies (of one company with `companyId`) is their owners' to look after,
 * who are told. The owner's number takes the place of the person's, shown by an exchange only until the owner says
 * otherwise.
 */
export async function handOverSupplies(
  tx: Tx,
  from: { userId: string; companyId?: string },
  nowMs: number
): Promise<void> {
  const inherited = new Map<string, SupplyRow[]>();
  for (const { id, heir } of await findHeirs(tx, from)) {
    const row = await handOver(tx, id, heir, nowMs);
    if (row) inherited.set(heir, [...(inherited.get(heir) ?? []), row]);
  }
  for (const [heir, rows] of inherited) await tellInherited(tx, heir, rows, nowMs);
}

async function handOver(tx: Tx, id: string, heir: string, nowMs: number): Promise<SupplyRow | undefined> {
  const row = await lockSupply(tx, id);
  if (row === undefined) return undefined;
  const { name: contactName, mobile: contactMobile } = await ownContact(tx, heir);
  const contact = { contactName, contactMobile, showPhone: 'exchanged' } as const;
  const saved = await updateSupply(tx, id, {
    owner_user_id: heir,
    fields: JSON.stringify({ ...row.fields, ...contact }),
    public_fields: row.public_fields && JSON.stringify({ ...row.public_fields, ...contact }),
    appeal_text: null,
    updated_at_ms: nowMs
  });
  await tx.updateTable('supply_listing').set({ owner_user_id: heir }).where('id', '=', id).execute();
  return saved;
}
