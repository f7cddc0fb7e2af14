import type { NewsWords } from './zh-Hans';

const words: NewsWords = {
  news: 'Noticias',
  quickNews: 'Breves',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  textSize: 'Tamaño del texto',
  textSizes: { normal: 'Normal', large: 'Grande', larger: 'Muy grande' },
  next: (title) => `Siguiente: ${title}`,
  like: 'Me gusta',
  favourite: 'Guardar',
  isFavourite: 'Guardado',
  likeReason: 'Entra para marcar que te gusta',
  favouriteReason: 'Entra para guardar este artículo',
  related: 'Noticias relacionadas',
  latest: 'Últimas noticias',
  removedTitle: 'Este artículo se ha retirado',
  removedText: 'Su fuente lo retiró o el enlace está incompleto.',
  toHome: 'Noticias de la portada',
  dayOf: (monthName, weekday) => `${monthName}, ${weekday}`,
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  todayCount: (count) => `${count} hoy`,
  dayCount: (count) => (count === 1 ? '1 breve' : `${count} breves`),
  important: 'Importante',
  expand: 'Ver más',
  collapse: 'Ver menos',
  noFlashTitle: 'Aún no hay breves',
  noFlashText: 'Lo que recogemos aparece aquí por hora.'
};

export default words;
