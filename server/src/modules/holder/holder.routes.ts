import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { movePeople, starPeople, tagPeople, untagPeople } from './bulk.service';
import { findDuplicates } from './duplicates.service';
import { addPerson, keepCard, removePeople, restorePeople, updateHolderEntry } from './entry.service';
import { exportHolder } from './export.service';
import { createGroup, removeGroup, renameGroup, restoreGroup } from './group.service';
import { getHolderEntry, getHolderSummary, listHolder } from './holder.service';
import { mergePersons } from './merge.service';
import { undoMerge } from './mergeUndo.service';
import { listReminders } from './reminder.service';

export function holderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/vcard/holder/summary', ({ user }) => getHolderSummary(db, user, nowMs()));
  handle(app, 'POST /api/vcard/holder/list', ({ input, user }) => listHolder(db, user, input));
  handle(app, 'POST /api/vcard/holder/reminders', ({ input, user }) => listReminders(db, user, input));
  handle(app, 'POST /api/vcard/holder/entry/{id}', ({ params, user }) =>
    getHolderEntry(deps, user, params.id, nowMs())
  );
  handle(app, 'POST /api/vcard/holder/keep', ({ input, user }) => keepCard(deps, user, input, nowMs()));
  handle(app, 'POST /api/vcard/holder/add', ({ input, user }) => addPerson(db, user, input, nowMs()));
  handle(app, 'POST /api/vcard/holder/update', ({ input, user }) => updateHolderEntry(db, user, input));
  handle(app, 'POST /api/vcard/holder/tag', ({ input, user }) => tagPeople(db, user, input));
  handle(app, 'POST /api/vcard/holder/untag', ({ input, user }) => untagPeople(db, user, input));
  handle(app, 'POST /api/vcard/holder/move', ({ input, user }) => movePeople(db, user, input));
  handle(app, 'POST /api/vcard/holder/star', ({ input, user }) => starPeople(db, user, input));
  handle(app, 'POST /api/vcard/holder/remove', ({ input, user }) => removePeople(db, user, input.ids, nowMs()));
  handle(app, 'POST /api/vcard/holder/restore', ({ input, user }) => restorePeople(db, user, input.ids, nowMs()));
  handle(app, 'POST /api/vcard/holder/duplicates', ({ user }) => findDuplicates(db, user));
  handle(app, 'POST /api/vcard/holder/merge', ({ input, user }) => mergePersons(db, user, input.ids, nowMs()));
  handle(app, 'POST /api/vcard/holder/merge/undo', ({ input, user }) => undoMerge(db, user, input.ids, nowMs()));
  handle(app, 'POST /api/vcard/holder/export', ({ input, user, language }) => exportHolder(db, user, input, language));
  groupRoutes(app, deps);
}

function groupRoutes(app: FastifyInstance, { db, now }: Deps): void {
  const nowMs = () => now().getTime();

  handle(app, 'POST /api/vcard/holder/group/create', ({ input, user }) => createGroup(db, user, input.name, nowMs()));
  handle(app, 'POST /api/vcard/holder/group/rename', async ({ input, user }) => {
    await renameGroup(db, user, input);
    return null;
  });
  handle(app, 'POST /api/vcard/holder/group/remove/{id}', async ({ params, user }) => {
    await removeGroup(db, user, params.id, nowMs());
    return null;
  });
  handle(app, 'POST /api/vcard/holder/group/restore/{id}', ({ params, user }) =>
    restoreGroup(db, user, params.id, nowMs())
  );
}
