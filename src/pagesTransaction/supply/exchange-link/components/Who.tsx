import { Avatar } from '@/ui/Avatar';
import { PartyLine } from '@/ui/PartyLine';

/** A person: name, company, position. */
export function Who({ name, company, position }: { name: string; company: string; position: string }) {
  return (
    <PartyLine picture={<Avatar name={name} />} name={name} about={[company, position].filter(Boolean).join('　')} />
  );
}
