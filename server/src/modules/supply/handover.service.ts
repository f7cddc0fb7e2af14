import type { Tx } from '../../database/schema';
import { getDefaultContact } from './contact.service';
import { findSuccessors } from './handover.repository';
import { notifySuccessor } from './supply.notifications';
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
  const handedOver = new Map<string, SupplyRow[]>();
  for (const { id, successor_id: successorId } of await findSuccessors(tx, from)) {
    const row = await handOver(tx, id, successorId, nowMs);
    if (row) handedOver.set(successorId, [...(handedOver.get(successorId) ?? []), row]);
  }
  for (const [successorId, rows] of handedOver) await notifySuccessor(tx, successorId, rows, nowMs);
}

async function handOver(tx: Tx, id: string, successorId: string, nowMs: number): Promise<SupplyRow | undefined> {
  const row = await lockSupply(tx, id);
  if (row === undefined) return undefined;
  const { name: contactName, mobile: contactMobile } = await getDefaultContact(tx, successorId);
  const contact = { contactName, contactMobile, showPhone: 'exchanged' } as const;
  const saved = await updateSupply(tx, id, {
    owner_user_id: successorId,
    fields: JSON.stringify({ ...row.fields, ...contact }),
    public_fields: row.public_fields && JSON.stringify({ ...row.public_fields, ...contact }),
    appeal_text: null,
    updated_at_ms: nowMs
  });
  await tx.updateTable('supply_listing').set({ owner_user_id: successorId }).where('id', '=', id).execute();
  return saved;
}
