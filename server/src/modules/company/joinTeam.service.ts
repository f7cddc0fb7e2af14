import type { Application, ApplyBody } from '@contract/joinTeam';
import { isRealName } from '@rules/personName';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { normalizeTypedCode } from '../../typedCode';
import { areOwnPrivateImages, deletePrivateImages, retainPrivateImages } from '../upload/privateImage.service';
import { lockMember } from '../user/user.service';
import {
  type ApplicationRow,
  findApplication,
  findApplicationsOf,
  findOpenApplication,
  insertApplication,
  setApplicationStatus
} from './application.repository';
import { lockCompany } from './company.repository';
import { notifyMemberJoined } from './joinRequest.service';
import { countCompaniesOf, findMembership, findTeam } from './member.repository';
import { addMember, managersOf, MAX_COMPANIES, MAX_MEMBERS, personSummary } from './membership.service';
import { notifyUsers } from './team.notifications';
import { applicationTransitions, teamConflict } from './team.transitions';
import { isCodeValid } from './teamSearch.service';

const MAX_APPLICATIONS = 20;

/**
 * Applies for membership; joins at once with a valid code if the company approves automatically.
 * @throws AppError NOT_FOUND for an unknown company, VALIDATION with the invalid field, CONFLICT `member`, `full`,
 * `companies`
 */
export async function applyToTeam(db: Db, member: Member, body: ApplyBody, nowMs: number): Promise<Application> {
  const fields = await validateApplication(db, member.id, body);
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
  return db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, body.companyId);
    if (!company) throw new AppError('NOT_FOUND');
    await lockMember(tx, member.id);
    if (await findMembership(tx, company.id, member.id)) throw teamConflict('member');
    const open = await findOpenApplication(tx, company.id, member.id);
    if (open) return presentApplication({ ...open, company_name: company.name });
    const code = normalizeTypedCode(body.inviteCode ?? '');
    const isByCode = isCodeValid(company, code, nowMs);
    if (code !== '' && !isByCode) throw new AppError('VALIDATION', { fields: { inviteCode: 'expired' } });
    if ((await findTeam(tx, company.id)).length >= MAX_MEMBERS) throw teamConflict('full');
    if ((await countCompaniesOf(tx, member.id)) >= MAX_COMPANIES) throw teamConflict('companies');
    const application = await saveApplication(tx, { ...body, userId: member.id, isByCode }, nowMs);
    if (isByCode && company.is_auto_approve) {
      const { position, department } = application;
      await addMember(tx, company, { userId: member.id, position, department }, nowMs);
      await notifyMemberJoined(tx, company, member.id, nowMs);
    } else {
      await notifyUsers(
        tx,
        await managersOf(tx, company.id),
        { event: 'team.applied', company, person: await personSummary(tx, member.id) },
        nowMs
      );
    }
    const saved = (await findApplication(tx, application.id)) ?? application;
    return presentApplication({ ...saved, company_name: company.name });
  });
}

async function validateApplication(
  db: Db,
  userId: string,
  { realName, position, proofIds }: ApplyBody
): Promise<Record<string, string>> {
  const areOwn = await areOwnPrivateImages(db, { ownerId: userId, purpose: 'joinTeam' }, proofIds);
  return {
    ...(!isRealName(realName.trim()) && { realName: 'pattern' }),
    ...(position.trim() === '' && { position: 'required' }),
    ...(!areOwn && { proofIds: 'pattern' })
  };
}

async function saveApplication(
  tx: Tx,
  application: ApplyBody & { userId: string; isByCode: boolean },
  nowMs: number
): Promise<ApplicationRow> {
  const row: ApplicationRow = {
    id: newId(nowMs),
    company_id: application.companyId,
    user_id: application.userId,
    real_name: application.realName.trim(),
    position: application.position.trim(),
    department: application.department.trim(),
    message: application.message.trim(),
    proof_ids: application.proofIds,
    is_by_code: application.isByCode,
    status: 'applied',
    reason: '',
    refused_because: null,
    created_at_ms: nowMs,
    decided_at_ms: null
  };
  await insertApplication(tx, row);
  await retainPrivateImages(tx, row.user_id, row.proof_ids);
  return row;
}

/**
 * Cancels the user's own application.
 * @throws AppError NOT_FOUND (also for another user's), CONFLICT `decided`
 */
export async function cancelApplication(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findApplication(tx, id);
    if (found?.user_id !== member.id) throw new AppError('NOT_FOUND');
    await lockCompany(tx, found.company_id);
    const { status } = (await findApplication(tx, id)) ?? found;
    const next = applicationTransitions.nextUnlessDone('cancel', 'applicant', status);
    if (next === undefined) return;
    await setApplicationStatus(tx, id, { status: next, nowMs });
    await deletePrivateImages(tx, found.proof_ids);
  });
}

/** The person's applications, newest first. */
export async function applicationsOf(db: Db, userId: string): Promise<Application[]> {
  return (await findApplicationsOf(db, userId, MAX_APPLICATIONS)).map(presentApplication);
}

function presentApplication(row: ApplicationRow & { company_name: string }): Application {
  return {
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    status: row.status,
    reason: row.reason,
    refusedBecause: row.refused_because,
    appliedAtMs: row.created_at_ms,
    decidedAtMs: row.decided_at_ms
  };
}
