import type { Language } from '@contract/localText';
import { type HolderColumn, holderColumns } from '@rules/holderText';

/** Titles of the columns in the order of `holderColumns`. */
const HEADS: Record<Language, readonly string[]> = {
  'zh-Hans': ['姓名', '职位', '部门', '公司', '手机', '手机 2', '座机', '微信', '邮箱', '网址', '地址', '标签', '备注'],
  'zh-Hant': [
    '姓名',
    '職位',
    '部門',
    '公司',
    '手機',
    '手機 2',
    '市話',
    '微信',
    '電子郵件',
    '網址',
    '地址',
    '標籤',
    '備註'
  ],
  en: [
    ...['Name', 'Job title', 'Department', 'Company', 'Mobile', 'Mobile 2', 'Phone', 'WeChat', 'E-mail'],
    ...['Website', 'Address', 'Tags', 'Note']
  ],
  fr: [
    ...['Nom', 'Fonction', 'Service', 'Entreprise', 'Mobile', 'Mobile 2', 'Téléphone fixe', 'WeChat', 'E-mail'],
    ...['Site web', 'Adresse', 'Étiquettes', 'Note']
  ],
  es: [
    ...['Nombre', 'Cargo', 'Departamento', 'Empresa', 'Móvil', 'Móvil 2', 'Teléfono fijo', 'WeChat', 'Correo'],
    ...['Sitio web', 'Dirección', 'Etiquetas', 'Nota']
  ]
};

/** Returns the title of each column of a table of people. */
export function holderHeads(language: Language): Record<HolderColumn, string> {
  const titles = HEADS[language];
  return Object.fromEntries(holderColumns.map((column, index) => [column, titles[index] ?? ''])) as Record<
    HolderColumn,
    string
  >;
}
