import type { VarietyMessages } from './zh-Hans';

const messages: VarietyMessages = {
  title: 'Épices principales',
  search: 'Nom ou initiales en pinyin',
  full: (most) => `${most} au maximum`,
  none: 'Épice introuvable',
  done: (count) => (count > 0 ? `Terminé (${count})` : 'Terminé')
};

export default messages;
