import type { VarietyMessages } from './zh-Hans';

const messages: VarietyMessages = {
  title: 'Especias principales',
  search: 'Nombre o iniciales en pinyin',
  full: (most) => `${most} como máximo`,
  none: 'Especia no encontrada',
  done: (count) => (count > 0 ? `Listo (${count})` : 'Listo')
};

export default messages;
