import { Avatar } from '@/ui/Avatar';
import { IdentityRow } from '@/ui/IdentityRow';

/** Header of a person: name, company, position. */
export function PartyHeader({ name, company, position }: { name: string; company: string; position: string }) {
  return (
    <IdentityRow
      picture={<Avatar name={name} />}
      name={name}
      subtitle={[company, position].filter(Boolean).join('　')}
    />
  );
}
