import { observer } from 'mobx-react';
import { push } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { companyMessages } from '../locale/messages';
import type { TeamStore } from '../Team.store';
import { NoCompany } from './NoCompany';

/** In place of a team: who is in no company comes into one; a company that one has left, or that has ended, is named as such. */
export const TeamUnavailable = observer(function TeamUnavailable({
  reason
}: {
  reason: TeamStore['unavailableReason'];
}) {
  const t = companyMessages().manager;
  if (reason === 'ended') return <EmptyState isPage title={t.ended} />;
  if (reason !== 'gone') return <NoCompany />;
  const join = { text: t.join, onPress: () => push('attestation.joinTeam') };
  return <EmptyState isPage title={t.gone} text={t.goneHint} action={join} />;
});
