import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name}: próximamente`;
const card =
  'Envíe y reciba tarjetas y vea quién consultó la suya. Por ahora, complete la página de su empresa o invite a amigos.';
const expoNow = 'Por ahora, añada las fechas a su calendario y lea las noticias de la feria.';

const messages: NotFoundMessages = {
  unknown: { title: 'Página no encontrada', text: 'El enlace puede tener un error, o la página se retiró' },
  toHome: 'Inicio',
  search: 'Buscar',
  back: 'Volver',
  prices: 'Últimos precios',
  news: 'Últimas noticias',
  expoNews: 'Noticias de la feria',
  company: 'Página de empresa',
  invite: 'Invitar a amigos',
  inviteReason: 'Inicie sesión para invitar a amigos',
  inviteText: 'Los amigos que invite se cuentan en su cuenta',
  card: 'Acerca de las tarjetas',
  toCalendar: 'Añadir al calendario',
  inCalendar: 'Archivo de calendario listo',
  calendarClosed: 'No se pudo añadir',
  names: {
    'vcard.shell': 'Tarjetas',
    'vcard.webview': 'Tarjetas',
    'vcard.shareMiddlePage': 'Tarjeta compartida',
    'vcard.home': 'Mis tarjetas',
    'vcard.code': 'Código de tarjeta',
    'vcard.marketIntroduction': 'Las tarjetas',
    'pay.vcard': 'Planes de tarjetas',
    'main.webView': 'Página web',
    'main.webviewContainer': 'Página web',
    activity: 'Evento',
    imagePreview: 'Imagen',
    'exhibit.index': 'Feria',
    'exhibit.register': 'Registro de visitantes',
    'exhibit.schedule': 'Programa',
    'exhibit.map': 'Plano de la feria',
    'exhibit.merchant': 'Expositores',
    'exhibit.honorSelection': 'Premios',
    'exhibit.introduce': 'La feria',
    'exhibit.parkInvestment': 'Invertir en parques',
    'exhibit.governmentInvestment': 'Invertir en regiones'
  },
  titles: {
    card: soon,
    pay: soon,
    expo: soon,
    activity: () => 'Evento no encontrado',
    picture: () => 'No hay ninguna imagen',
    link: () => 'No hay ningún enlace que abrir'
  },
  texts: {
    'vcard.shell': card,
    'vcard.webview': card,
    'vcard.shareMiddlePage':
      'Esta tarjeta aún no se puede abrir. Por ahora, complete la página de su empresa o invite a amigos.',
    'vcard.home': card,
    'vcard.code':
      'Pronto podrá intercambiar tarjetas escaneando un código. Por ahora, complete la página de su empresa o invite a amigos.',
    'vcard.marketIntroduction':
      'Todo sobre nuestras tarjetas. Por ahora, complete la página de su empresa o invite a amigos.',
    'pay.vcard': 'Todavía no hay servicios de pago.',
    'main.webView': 'Vuelva atrás y toque el enlace otra vez',
    'main.webviewContainer': 'Vuelva atrás y toque el enlace otra vez',
    activity: 'Puede que haya terminado o que el enlace esté incompleto',
    imagePreview: 'Vuelva atrás y toque la imagen otra vez',
    'exhibit.index': `Entradas, programa y expositores en un solo sitio. ${expoNow}`,
    'exhibit.register': `Regístrese y reciba su entrada. ${expoNow}`,
    'exhibit.schedule': `Conferencias y actos, día a día. ${expoNow}`,
    'exhibit.map': `Encuentre los stands y cómo llegar. ${expoNow}`,
    'exhibit.merchant': `Encuentre expositores por categoría. ${expoNow}`,
    'exhibit.honorSelection': `Conozca a los nominados y vote. ${expoNow}`,
    'exhibit.introduce': `Los organizadores y las ediciones pasadas. ${expoNow}`,
    'exhibit.parkInvestment': `Oportunidades de inversión en parques industriales. ${expoNow}`,
    'exhibit.governmentInvestment': `Oportunidades de inversión de los gobiernos locales. ${expoNow}`
  }
};

export default messages;
