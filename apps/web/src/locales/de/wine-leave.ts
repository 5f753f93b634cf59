/** The question whether a wine leaves its pages with its price; it comes with what asks it. */
export const leave = {
  title: 'Wein von der Seite nehmen?',
  text: 'Ohne diesen Preis stünde «{{wine}}» auf Position {{pages}} des Katalogs ohne Preis. Der Wein wird dort herausgenommen; er selbst bleibt erhalten.',
  confirm: 'Speichern und herausnehmen',
};
