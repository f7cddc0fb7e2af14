const messages = {
  title: (name: string, company: string) => `${name}的名片${company === '' ? '' : `，${company}`}`,
  description: (position: string, spices: readonly string[]) =>
    spices.length === 0 ? position : `${position}，主营${spices.join('、')}`
};

/** Messages of the shared page of a card. */
export type SharedCardMessages = typeof messages;
export default messages;
