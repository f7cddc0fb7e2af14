import type { NotFoundMessages } from './zh-Hans';

const soon = (name: string) => `${name}: próximamente`;
const card =
  'Envía y recibe tarjetas y mira quién vio la tuya. Por ahora, completa la página de tu empresa o invita a amigos.';
const expoNow = 'Por ahora, añade las fechas a tu calendario y lee las noticias de la feria.';

const messages: NotFoundMessages = {
  unknown: { title: 'Esta página no existe', text: 'El enlace puede tener un error, o la página se retiró' },
  toHome: 'Inicio',
  search: 'Buscar',
  back: 'Volver',
  prices: 'Últimos precios',
  news: 'Últimas noticias',
  expoNews: 'Noticias de la feria',
  company: 'Página de empresa',
  invite: 'Invitar a amigos',
  inviteReason: 'Inicia sesión para invitar a amigos',
  inviteText: 'Su cuenta recuerda a quién invitó',
  card: 'Ver tarjetas',
  toCalendar: 'Añadir al calendario',
  inCalendar: 'Listo',
  calendarClosed: 'No se añadió',
  names: {
    'vcard.shell': 'Tarjetas',
    'vcard.webview': 'Tarjetas',
    'vcard.shareMiddlePage': 'Tarjeta compartida',
    'vcard.home': 'Mis tarjetas',
    'vcard.code': 'Código',
    'vcard.marketIntroduction': 'Las tarjetas',
    'pay.vcard': 'Planes',
    'main.webView': 'Página web',
    'main.webviewContainer': 'Página web',
    activity: 'Evento',
    imagePreview: 'Imagen',
    'exhibit.index': 'Feria',
    'exhibit.register': 'Registro',
    'exhibit.schedule': 'Programa',
    'exhibit.map': 'Plano',
    'exhibit.merchant': 'Expositores',
    'exhibit.honorSelection': 'Premios',
    'exhibit.introduce': 'La feria',
    'exhibit.parkInvestment': 'Invertir: parques',
    'exhibit.governmentInvestment': 'Invertir: regiones'
  },
  titles: {
    card: soon,
    pay: soon,
    expo: soon,
    activity: () => 'No se encontró este evento',
    picture: () => 'No hay ninguna imagen',
    link: () => 'No hay ningún enlace que abrir'
  },
  texts: {
    'vcard.shell': card,
    'vcard.webview': card,
    'vcard.shareMiddlePage':
      'Esta tarjeta aún no se puede abrir. Por ahora, completa la página de tu empresa o invita a amigos.',
    'vcard.home': card,
    'vcard.code':
      'Intercambia tarjetas escaneando un código. Por ahora, completa la página de tu empresa o invita a amigos.',
    'vcard.marketIntroduction':
      'Los tipos de tarjeta de un vistazo. Por ahora, completa la página de tu empresa o invita a amigos.',
    'pay.vcard': 'Todavía no se cobra nada.',
    'main.webView': 'Vuelve atrás y toca el enlace otra vez',
    'main.webviewContainer': 'Vuelve atrás y toca el enlace otra vez',
    activity: 'Puede que haya terminado, o el enlace está incompleto',
    imagePreview: 'Vuelve atrás y toca la imagen otra vez',
    'exhibit.index': `Entradas, programa y expositores en un solo sitio. ${expoNow}`,
    'exhibit.register': `Regístrate y recibe tu entrada. ${expoNow}`,
    'exhibit.schedule': `Charlas y actos por día. ${expoNow}`,
    'exhibit.map': `Encuentra los puestos y el camino. ${expoNow}`,
    'exhibit.merchant': `Encuentra expositores por categoría. ${expoNow}`,
    'exhibit.honorSelection': `Conoce a los nominados y vota. ${expoNow}`,
    'exhibit.introduce': `Los organizadores y las ediciones pasadas. ${expoNow}`,
    'exhibit.parkInvestment': `Ofertas de los parques industriales. ${expoNow}`,
    'exhibit.governmentInvestment': `Ofertas de los gobiernos locales. ${expoNow}`
  }
};

export default messages;
