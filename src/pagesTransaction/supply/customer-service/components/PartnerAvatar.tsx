import type { Counterpart } from '@contract/inquiry';
import { Avatar, CompanyAvatar } from '@/ui/Avatar';

interface PartnerAvatarProps {
  /** Null while the buyer is anonymous: an outline. */
  other: Counterpart | null;
  size?: 'small' | 'medium';
}

/** Whom one talks with: the seal of a company, the surname of a person. */
export function PartnerAvatar({ other, size }: PartnerAvatarProps) {
  if (other === null) return <Avatar name="" size={size} />;
  const { companyId, name } = other;
  return companyId === null ? (
    <Avatar name={name} size={size} />
  ) : (
    <CompanyAvatar id={companyId} name={name} size={size} />
  );
}
