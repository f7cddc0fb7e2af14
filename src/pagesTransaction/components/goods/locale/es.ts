import type { GoodsMessages } from './zh-Hans';

const messages: GoodsMessages = {
  title: 'Especia y calidad',
  empty: 'Elegir especia, calidad y forma',
  change: 'Cambiar',
  done: 'Listo',
  search: 'Nombre o iniciales en pinyin',
  recent: 'Usadas recientemente',
  all: 'Todas las especias',
  variety: 'Especia',
  none: '¿No está en la lista? Elija «Otra»',
  other: 'Otra',
  otherVariety: 'Nombre de la especia',
  otherVarietyHint: 'P. ej. litsea',
  grade: 'Calidad',
  otherGrade: 'Otra calidad',
  specText: 'Especificación',
  specHint: 'P. ej. seleccionada, sin tallo, 60 mesh',
  form: 'Forma'
};

export default messages;
