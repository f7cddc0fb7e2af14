import type { Db, Tx } from '../../database/schema';

/** How the person wants to be treated, and whether they asked to be erased. */
export async function exportOfAccount(db: Db, userId: string) {
  const [preferences, cancellation] = await Promise.all([
    db
      .selectFrom('account_preference')
      .where('user_id', '=', userId)
      .select([
        'message_notify as messageNotify',
        'phone_visibility as phoneVisibility',
        'browses_anonymously as browsesAnonymously'
      ])
      .executeTakeFirst(),
    db
      .selectFrom('account_cancellation')
      .where('user_id', '=', userId)
      .select(['requested_at_ms as requestedAtMs', 'erases_at_ms as erasesAtMs'])
      .executeTakeFirst()
  ]);
  return { preferences: preferences ?? null, cancellation: cancellation ?? null };
}

/** The request to be erased stays: it proves that this was asked for, and names nobody. */
export async function eraseAccount(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('account_preference').where('user_id', '=', userId).execute();
}
