import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name}: próximamente`;

const messages: NotFoundMessages = {
  unknown: { title: 'Página no encontrada', text: 'El enlace puede tener un error, o la página se retiró' },
  toHome: 'Inicio',
  search: 'Buscar',
  back: 'Volver',
  prices: 'Últimos precios',
  news: 'Últimas noticias',
  expoNews: 'Noticias de la feria',
  toCalendar: 'Añadir al calendario',
  inCalendar: 'Archivo de calendario listo',
  calendarClosed: 'No se pudo añadir',
  names: {
    'main.webView': 'Página web',
    'main.webviewContainer': 'Página web',
    activity: 'Evento',
    imagePreview: 'Imagen',
    'exhibit.parkInvestment': 'Invertir en parques'
  },
  titles: {
    expo: soon,
    activity: () => 'Evento no encontrado',
    picture: () => 'No hay ninguna imagen',
    link: () => 'No hay ningún enlace que abrir'
  },
  texts: {
    'main.webView': 'Vuelva atrás y toque el enlace otra vez',
    'main.webviewContainer': 'Vuelva atrás y toque el enlace otra vez',
    activity: 'Puede que haya terminado o que el enlace esté incompleto',
    imagePreview: 'Vuelva atrás y toque la imagen otra vez',
    'exhibit.parkInvestment':
      'Oportunidades de inversión en parques industriales. Por ahora, añada las fechas a su calendario y lea las noticias de la feria.'
  }
};

export default messages;
