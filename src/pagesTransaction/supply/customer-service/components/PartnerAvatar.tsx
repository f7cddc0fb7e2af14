import type { Counterpart } from '@contract/inquiry';
import { Avatar, CompanyAvatar } from '@/ui/Avatar';

interface PartnerAvatarProps {
  /** Null while the buyer is anonymous; an outline is shown then. */
  other: Counterpart | null;
  size?: 'small' | 'medium';
}

/** Avatar of the other party: a company's seal, or the surname of a person. */
export function PartnerAvatar({ other, size }: PartnerAvatarProps) {
  if (other === null) return <Avatar name="" size={size} />;
  const { companyId, name } = other;
  return companyId === null ? (
    <Avatar name={name} size={size} />
  ) : (
    <CompanyAvatar id={companyId} name={name} size={size} />
  );
}
