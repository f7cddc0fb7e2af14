import type { CompanyViewMessages } from './zh-Hans';

const messages: CompanyViewMessages = {
  noCompany: {
    title: 'Aún no se ha unido a ninguna empresa',
    text: 'Busque una empresa por nombre, código de crédito social o código de invitación y solicite unirse, o verifíquese y cree la suya.',
    join: 'Unirse a una empresa',
    create: 'Crear una empresa'
  },
  tabs: { onSale: 'En venta', certificates: 'Certificados', members: 'Miembros', intro: 'Presentación' },
  founded: (year) => `Desde ${year}`,
  booth: (no) => `Feria, stand ${no}`,
  allOnSale: (count) => `Ver las ${count} ofertas`,
  moreOnSale: 'Ver más ofertas',
  certificates: 'Certificados',
  proofs: (count) => String(count),
  licence: 'Licencia comercial',
  checked: 'Verificado',
  until: (day) => `Hasta ${day}`,
  longTerm: 'Sin vencimiento',
  expiring: 'Caduca pronto',
  expired: 'Caducado',
  noCards: 'Aún no hay tarjetas de miembros',
  noCardsHint: 'Las tarjetas de esta empresa aparecen aquí cuando su titular permite que se encuentren',
  moreCards: 'Ver más miembros',
  mainVarieties: (varieties) => varieties.join(', '),
  videoWaiting: 'Vídeo en revisión; todos lo verán cuando se apruebe',
  videoRefused: 'Vídeo no aprobado; elija otro',
  contact: 'Contacto',
  call: 'Llamar',
  masked: 'Verifique su identidad para ver el número completo',
  maskedVisitor: 'Inicie sesión para ver el número completo',
  map: 'Mapa',
  legal: 'Datos de registro',
  facts: {
    name: 'Razón social',
    uscc: 'Código unificado de crédito social',
    legalPerson: 'Representante legal',
    establishedOn: 'Fundada el',
    capital: 'Capital registrado',
    registeredAddress: 'Domicilio registrado',
    scope: 'Objeto social',
    volume: 'Volumen anual',
    employees: 'Empleados',
    email: 'Correo',
    website: 'Sitio web'
  },
  expiryWarning: (count) =>
    `${count === 1 ? '1 certificado caducado' : `${count} certificados caducados`} o a punto de caducar; actualícelos`,
  completion: (percent) => `Perfil completo al ${percent} %`,
  missing: (parts) => `Falta: ${parts}`,
  complete: 'El perfil está completo',
  parts: {
    type: 'tipo de empresa',
    address: 'dirección',
    varieties: 'especias principales',
    volumeBand: 'volumen anual',
    employeesBand: 'empleados',
    intro: 'presentación',
    logo: 'logotipo',
    covers: 'imágenes de portada',
    certificates: 'certificados',
    contact: 'contacto'
  },
  listJoin: ', ',
  types: {
    plantingBase: 'Plantación',
    cooperative: 'Cooperativa',
    primaryProcessor: 'Primera transformación',
    deepProcessor: 'Transformación avanzada',
    trader: 'Comerciante',
    marketStall: 'Puesto mayorista',
    importerExporter: 'Importación y exportación',
    seasoningMaker: 'Fabricante de condimentos',
    essenceMaker: 'Aceites esenciales y aromas',
    warehousing: 'Almacenaje y logística',
    testingBody: 'Laboratorio de análisis',
    association: 'Asociación',
    government: 'Administración',
    park: 'Parque',
    packaging: 'Maquinaria de envasado',
    other: 'Otro'
  },
  volumes: {
    t50: 'Menos de 50 t',
    t200: '50–200 t',
    t1000: '200–1.000 t',
    t5000: '1.000–5.000 t',
    more: 'Más de 5.000 t'
  },
  employees: { e10: 'Menos de 10', e50: '10–50', e200: '50–200', e500: '200–500', more: 'Más de 500' }
};

export default messages;
