import type { GoodsMessages } from './zh-Hans';

const messages: GoodsMessages = {
  title: 'Mercancía',
  empty: 'Elegir variedad, calidad y forma',
  change: 'Cambiar',
  done: 'Listo',
  search: 'Nombre o iniciales en pinyin',
  recent: 'Recientes',
  all: 'Todas las variedades',
  variety: 'Variedad',
  none: 'No está en la lista: elige «Otra»',
  other: 'Otra',
  otherVariety: 'Nombre de la variedad',
  otherVarietyHint: 'Por ejemplo litsea',
  grade: 'Calidad',
  otherGrade: 'Otra',
  specText: 'Especificación',
  specHint: 'Por ejemplo seleccionada, 60 mesh',
  form: 'Forma'
};

export default messages;
