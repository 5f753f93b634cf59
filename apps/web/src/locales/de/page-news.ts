/** What the editor of a page says when the organiser decides about it, or someone else changes its state. */
export const pageNews = {
  accepted: 'Die Messeleitung hat Ihre Seite auf Position {{position}} angenommen.',
  rejected: 'Die Messeleitung hat Ihre Seite auf Position {{position}} abgelehnt: «{{comment}}»',
  draft: 'Ihre Seite auf Position {{position}} lässt sich wieder ändern.',
  released: 'Ihre Seite auf Position {{position}} wartet auf Entscheid und lässt sich nicht mehr ändern.',
  off: 'Die Messeleitung druckt Ihre Seite auf Position {{position}} nicht.',
  on: 'Ihre Seite auf Position {{position}} wird wieder gedruckt.',
};
