import type { Selectable } from 'kysely';
import type { InvestmentLead, InvestmentPolicy, InvestmentProject } from '@contract/investment';
import type { InvestmentPolicyTable, InvestmentProjectTable } from './investment.tables';
import type { LeadRow } from './lead.repository';

/** Presents a policy as of a day (YYYY-MM-DD). */
export function presentPolicy(row: Selectable<InvestmentPolicyTable>, day: string): InvestmentPolicy {
  return {
    id: row.id,
    title: row.title,
    documentNo: row.document_no,
    issuer: row.issuer,
    issuedOn: row.issued_on,
    validUntil: row.valid_until,
    isInForce: row.issued_on <= day && (row.valid_until === null || row.valid_until >= day),
    summary: row.summary
  };
}

export function presentProject(row: Selectable<InvestmentProjectTable>): InvestmentProject {
  const { id, name, industry, scale_wan: scaleWan, mode, summary, contact } = row;
  return { id, name, industry, scaleWan, mode, summary, contact };
}

export function presentLead(row: LeadRow): InvestmentLead {
  return {
    id: row.id,
    leadNo: row.lead_no,
    target: row.target,
    targetId: row.target_id,
    targetName: row.target_name,
    message: row.message,
    visitOn: row.visit_on,
    status: row.status,
    reply: row.reply,
    repliedAtMs: row.replied_at_ms,
    createdAtMs: row.created_at_ms
  };
}
