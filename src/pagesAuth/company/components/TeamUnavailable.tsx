import { observer } from 'mobx-react-lite';
import { companyViewMessages } from '@/components/company/locale/messages';
import { NoCompany } from '@/components/company/NoCompany';
import { push } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { companyMessages } from '../locale/messages';
import type { TeamStore } from '../Team.store';

/** Shown instead of a team: how to join a company, or that the user left this one or that it was dissolved. */
export const TeamUnavailable = observer(function TeamUnavailable({
  reason
}: {
  reason: TeamStore['unavailableReason'];
}) {
  const t = companyMessages().manager;
  if (reason === 'ended') return <EmptyState isPage title={t.ended} />;
  if (reason !== 'gone') return <NoCompany />;
  const join = { text: companyViewMessages().noCompany.join, onPress: () => push('attestation.joinTeam') };
  return <EmptyState isPage title={t.gone} text={t.goneHint} action={join} />;
});
