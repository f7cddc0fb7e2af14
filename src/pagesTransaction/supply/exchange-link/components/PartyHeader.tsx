import { Avatar } from '@/ui/Avatar';
import { IdentityRow } from '@/ui/IdentityRow';
import { tradeMessages } from '../../../locale/messages';

/** Header of a person: name, company, position. */
export function PartyHeader({ name, company, position }: { name: string; company: string; position: string }) {
  return (
    <IdentityRow
      picture={<Avatar name={name} />}
      name={name}
      subtitle={tradeMessages().list([company, position].filter(Boolean))}
    />
  );
}
