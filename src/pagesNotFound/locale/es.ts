import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name}: próximamente`;
const expoNow = 'Por ahora, añada las fechas a su calendario y lea las noticias de la feria.';

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
    'exhibit.register': 'Registro de visitantes',
    'exhibit.map': 'Plano de la feria',
    'exhibit.schedule': 'Programa',
    'exhibit.merchant': 'Expositores',
    'exhibit.honorSelection': 'Premios',
    'exhibit.introduce': 'La feria',
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
    'exhibit.register': `Regístrese y reciba su entrada. ${expoNow}`,
    'exhibit.map': `Encuentre los stands y cómo llegar. ${expoNow}`,
    'exhibit.schedule': `Conferencias y actos, día a día. ${expoNow}`,
    'exhibit.merchant': `Encuentre expositores por categoría. ${expoNow}`,
    'exhibit.honorSelection': `Conozca a los nominados y vote. ${expoNow}`,
    'exhibit.introduce': `Los organizadores y las ediciones pasadas. ${expoNow}`,
    'exhibit.parkInvestment': `Oportunidades de inversión en parques industriales. ${expoNow}`
  }
};

export default messages;
