import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { companyViewMessages } from './locale/messages';

/** Shown to a user without a company: join one or create one. */
export const NoCompany = observer(function NoCompany() {
  const { title, text, join, create } = companyViewMessages().noCompany;
  return (
    <EmptyState
      isPage
      title={title}
      text={text}
      action={{ text: join, onPress: () => push('attestation.joinTeam') }}
      second={{ text: create, onPress: () => push('attestation.corporate') }}
    />
  );
});
